import { memo, useId, useMemo } from 'react';
import { applyPatch, type Card, type Layout, layouts } from '#domain/card/card.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import type { LaidOutCard } from '#editor/card-layout-store.ts';
import { withLayout } from '#layout/with-layout.ts';
import { useRenderSlot } from '../../../shared/card/use-render-slot.ts';
import { cardFonts } from '../../../shared/fonts/card-fonts.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { DraftThumbnail } from '../core/drawing/draft-thumbnail.tsx';
import { withSample } from '../core/drawing/sample-card.ts';
import { useDebouncedLayout } from '../core/use-card-layout.ts';
import { useDraft, useEditor, useStyle } from '../core/use-editor.ts';
import { ChoiceCard, choiceGridStyles } from './choice-card.tsx';
import { chosenLayout } from './chosen-layout.ts';

/** Thumbnails of the layouts with the card's content, or with sample texts while it is empty. */
export function LayoutChoices() {
  const { editor: t } = useTexts();
  const editor = useEditor();
  const name = useId();
  const laidOutCard = useDebouncedLayout();
  const hasLook = useDraft(({ card }) => card.style.look !== undefined);
  const chosen = useStyle(chosenLayout);
  const isPortrait = useDraft(({ card }) => resolveFormat(card).orientation === 'portrait');
  const choices: readonly (Layout | null)[] = hasLook ? [null, ...layouts] : layouts;
  return (
    <div role="radiogroup" aria-label={t.layout} className={choiceGridStyles}>
      {choices.map((layout) => (
        <ChoiceCard
          key={layout}
          name={name}
          label={layout ? t.layouts[layout] : t.asLook}
          thumbnail={laidOutCard && <Thumbnail laidOutCard={laidOutCard} layout={layout} />}
          isChosen={layout === chosen}
          isPortrait={isPortrait}
          onChoose={() => editor.setCard(inLayout(editor.get().present.card, layout))}
        />
      ))}
    </div>
  );
}

/** The card in a layout, or in that of its look. */
function inLayout(card: Card, layout: Layout | null): Card {
  return layout
    ? withLayout(card, { layout }, cardFonts.get().looks)
    : applyPatch(card, { style: { layout: undefined, typeset: undefined } });
}

type ThumbnailProps = { laidOutCard: LaidOutCard; layout: Layout | null };

/** Laid out and drawn after the panel is seen, a few in each frame. */
const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  return useRenderSlot() && <Drawn {...props} />;
});

function Drawn({ laidOutCard, layout }: ThumbnailProps) {
  const { card, logo } = laidOutCard.draft;
  const { sample } = useTexts('card-style');
  const shown = useMemo(() => inLayout(withSample(card, sample), layout), [card, sample, layout]);
  return <DraftThumbnail card={shown} logo={logo} />;
}
