import { applyPatch, type Card, withoutUndefined } from '#domain/card/card.ts';
import type { CardLook } from '#domain/card/look/card-look.ts';
import { resetToLook, withLook, withoutLook } from '#domain/look/choose-look.ts';
import { frontMotif, lookOf } from '#layout/looks/data/released-looks.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { nextPaint } from '../../../shared/page/next-paint.ts';
import { countUsage } from '../../../shared/usage-analytics/count-usage.ts';
import { useEditor } from '../core/use-editor.ts';

/** What the control does to the card. Each is one step of undo; changes of one kind without a pause are one together. */
export function useLookChanges() {
  const editor = useEditor();
  const { editor: editorWords } = useTexts();
  const t = useTexts('look-control');

  /** Colours of texts that cannot be read on the new ground are removed. What finds them is loaded for a card that has some. */
  async function setReadable(changed: Card, step?: string) {
    if (Object.keys(changed.style.colours).length === 0) {
      editor.setCard(changed, step);
      return;
    }
    const { withReadableColours } = await import('#layout/looks/readable-colours.ts');
    const { card, replaced } = withReadableColours(changed);
    editor.setCard(card, step);
    if (replaced.length === 0) return;
    const fields = replaced.map((field) => editorWords.fields[field]).join(', ');
    showToast({ variant: 'default', title: t.replaced, description: t.replacedTexts(fields) });
  }

  const present = () => editor.get().present.card;
  return {
    /** The click is painted before the card is laid out in the look. */
    choose: async (look: CardLook) => {
      await nextPaint();
      countUsage({ kind: 'lookChosen', value: look.id });
      await setReadable(inVariation(withLook(present(), look.id), look));
    },
    /** Replaces the look's values, such as its palette. */
    vary: (look: CardLook, step?: string) => void setReadable(inVariation(present(), look), step),
    reset: () => editor.change({ card: resetToLook(present()) }),
    remove: () => editor.setCard(withoutLook(present())),
  };
}

/** The card in a variation of its look. A palette replaces a background that was set by hand. */
export function inVariation(card: Card, look: CardLook): Card {
  const hasOtherPalette = look.palette !== card.style.look?.palette;
  return applyPatch(card, {
    style: { look: withoutOwnValues(look), ...(hasOtherPalette && { background: undefined }) },
  });
}

/** The look of a card without what equals the design of the look. */
function withoutOwnValues(card: CardLook): CardLook {
  const design = lookOf(card.id, card.version);
  const { palette, fonts } = design;
  const isOwnPair = card.fonts?.heading === fonts.heading && card.fonts.data === fonts.data;
  return withoutUndefined({
    ...card,
    palette: card.palette === palette ? undefined : card.palette,
    fonts: isOwnPair ? undefined : card.fonts,
    motif: card.motif === frontMotif(design) ? undefined : card.motif,
  });
}
