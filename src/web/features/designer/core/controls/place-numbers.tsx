import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { NumberField } from '../../../../ui/inputs/number-field.tsx';
import { LabelledRow } from './labelled-row.tsx';

type Limits = { min: number; max: number; fallback: number };

/** In mm. */
export type PartPlacement = { size: number; left: number; top: number };

type PlaceNumbersProps = {
  place: PartPlacement;
  limits: { size: Limits; offset: Limits };
  disabled?: boolean;
  /** Called with the changed number alone. */
  onChange: (change: Partial<PartPlacement>) => void;
};

/** The size of a logo or a code and its offset from its place. */
export function PlaceNumbers({ place, limits, disabled = false, onChange }: PlaceNumbersProps) {
  const { logo: t } = useTexts().editor;
  const box = { unit: t.mm, disabled };
  return (
    <LabelledRow label={t.sizeAndOffset} labelClassName="tablet:max-desktop:hidden">
      <fieldset aria-label={t.sizeAndOffset} className="flex min-w-0 gap-2">
        <NumberField
          {...box}
          label={t.size}
          value={place.size}
          limits={limits.size}
          onChange={(size) => onChange({ size })}
        />
        <NumberField
          {...box}
          label={t.left}
          value={place.left}
          limits={limits.offset}
          onChange={(left) => onChange({ left })}
        />
        <NumberField
          {...box}
          label={t.top}
          value={place.top}
          limits={limits.offset}
          onChange={(top) => onChange({ top })}
        />
      </fieldset>
    </LabelledRow>
  );
}
