import { useId, useMemo } from 'react';
import type { CardLook } from '#domain/card/look/card-look.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { DraftPicture } from './draft-picture.tsx';
import { type PictureDraft, usePictureShape } from './picture-draft.ts';
import { inVariation } from './use-look-changes.ts';
import { variationSeeds } from './variation-seeds.ts';

type VariationRowProps = {
  look: CardLook;
  draft: PictureDraft | null;
  onChoose: (look: CardLook) => void;
};

/** Six ways to draw the graphic, as pictures of the card. */
export function VariationRow({ look, draft, onChoose }: VariationRowProps) {
  const t = useTexts('look-control');
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t.variation}
      className="grid min-w-0 flex-1 grid-cols-6 gap-1.5 max-tablet:grid-cols-3"
    >
      {variationSeeds(look.seed).map((seed, index) => (
        <Variation
          key={seed ?? 'own'}
          name={name}
          label={seed === undefined ? t.asDesigned : t.variationOf(index)}
          look={look}
          seed={seed}
          draft={draft}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

type VariationProps = VariationRowProps & { name: string; label: string; seed: number | undefined };

function Variation({ name, label, look, seed, draft, onChoose }: VariationProps) {
  const isChosen = look.seed === seed;
  const { ratio } = usePictureShape();
  const variation = useMemo(
    () => (isChosen ? look : { ...look, seed, paramsSeed: seed }),
    [look, seed, isChosen],
  );
  const card = useMemo(() => draft && inVariation(draft.card, variation), [draft, variation]);
  return (
    <label title={label} className="relative min-w-0 cursor-pointer">
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={() => onChoose(variation)}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm focus-visible:shadow-none"
      />
      <span className="grid h-10 place-items-center rounded-sm border-2 border-transparent bg-muted p-0.75 peer-checked:border-primary peer-focus-visible:shadow-(--focus-ring) max-tablet:h-14">
        <span className="block h-full max-w-full overflow-hidden bg-card" style={{ aspectRatio: ratio }}>
          {card && <DraftPicture card={card} logo={draft?.logo ?? null} />}
        </span>
      </span>
    </label>
  );
}
