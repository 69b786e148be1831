import { useId, useState } from 'react';
import { type LookPaletteName, lookPaletteNames } from '#domain/card/look/text-palettes.ts';
import { lookPalettes } from '#domain/look/look-palettes.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { offeredPalettes } from './offered-palettes.ts';

/** How many palettes are shown before the rest. */
const shownCount = 7;

type PaletteRowProps = {
  own: LookPaletteName;
  chosen: LookPaletteName;
  onChoose: (palette: LookPaletteName) => void;
};

/** Palettes as swatches of four colours. */
export function PaletteRow({ own, chosen, onChoose }: PaletteRowProps) {
  const t = useTexts('look-control');
  const { palettes } = useTexts('card-style');
  const name = useId();
  const [showsAll, setShowsAll] = useState(false);
  const count = showsAll ? lookPaletteNames.length : shownCount;
  const rest = lookPaletteNames.length - count;
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
      <div role="radiogroup" aria-label={t.colours} className="contents">
        {offeredPalettes(own, chosen, count).map((palette) => (
          <label key={palette} title={palettes[palette]} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              aria-label={palettes[palette]}
              checked={palette === chosen}
              onChange={() => onChoose(palette)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm focus-visible:shadow-none"
            />
            <PaletteColours palette={palette} />
          </label>
        ))}
      </div>
      {rest > 0 && (
        <button
          type="button"
          aria-label={t.morePalettes(rest)}
          onClick={() => setShowsAll(true)}
          className="h-8 min-w-8 cursor-pointer rounded-sm px-1.5 text-sm text-primary pointer-coarse:h-11"
        >
          {t.more(rest)}
        </button>
      )}
    </div>
  );
}

/** The paper above, the ink, the accent and the second colour below. */
function PaletteColours({ palette }: { palette: LookPaletteName }) {
  const { paper, ink, accent, second } = lookPalettes[palette];
  return (
    <span className="block rounded-sm border-2 border-transparent p-px peer-checked:border-primary peer-focus-visible:shadow-(--focus-ring)">
      <svg
        aria-hidden="true"
        viewBox="0 0 36 26"
        className="block h-6.5 w-9 rounded-xs border border-border-strong pointer-coarse:h-9.5 pointer-coarse:w-12"
      >
        <rect width="36" height="26" fill={paper} />
        {[ink, accent, second].map((colour, index) => (
          <rect key={colour} x={index * 12} y="12" width="12" height="14" fill={colour} />
        ))}
      </svg>
    </span>
  );
}
