import { type PlaceOfNine, placesOfNine } from '#domain/card/adjustments.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Cell } from './cell.tsx';

type PlaceControlProps = {
  /** Undefined while it is as arranged. */
  chosen: PlaceOfNine | undefined;
  onChange: (place: PlaceOfNine | undefined) => void;
};

/** Nine places, drawn as on the card. */
export function PlaceControl({ chosen, onChange }: PlaceControlProps) {
  const t = useTexts('hand');
  return (
    <Cell label={t.nine} onReset={chosen && (() => onChange(undefined))}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the label is above it. */}
      <div
        role="group"
        aria-label={t.nine}
        className="grid w-33 grid-cols-3 gap-0.5 rounded-md border border-input bg-card p-1 pointer-coarse:w-36"
      >
        {placesOfNine.map((place) => (
          <button
            key={place}
            type="button"
            aria-label={t.placeChoices[names[place]]}
            title={t.placeChoices[names[place]]}
            aria-pressed={place === chosen}
            onClick={() => onChange(place)}
            className="grid h-7 cursor-pointer place-items-center rounded-xs hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:text-primary pointer-coarse:h-11"
          >
            <span aria-hidden className="h-1.5 w-3 rounded-[1px] bg-current opacity-60" />
          </button>
        ))}
      </div>
    </Cell>
  );
}

const names = {
  'top left': 'topLeft',
  top: 'top',
  'top right': 'topRight',
  left: 'left',
  middle: 'middle',
  right: 'right',
  'bottom left': 'bottomLeft',
  bottom: 'bottom',
  'bottom right': 'bottomRight',
} as const satisfies Record<PlaceOfNine, string>;
