import type { CardLook } from '#domain/card/look/card-look.ts';
import { graphicNearText } from '../check/graphic-rules.ts';
import { contrast } from '../check/text-rules.ts';
import type { Size } from '../guides.ts';
import type { CardWithLook, LayoutFonts } from '../look-layout.ts';
import type { Scene } from '../scene.ts';
import { layoutLook } from './layout-look.ts';
import { layoutLookBack } from './layout-look-back.ts';

/** The last fallback step that still shows most of the graphic. */
const lastStep = 3;

/**
 * Whether a variation of a card's look is good: its texts fit while most of the graphic is there, and can be read. A card
 * that is too full for that may have variations that are no worse than itself.
 */
export function goodVariation(
  card: CardWithLook,
  { fonts, logo }: { fonts: LayoutFonts; logo?: Size | undefined },
): (look: CardLook) => boolean {
  const measure = (look: CardLook) => {
    const varied = { ...card, style: { ...card.style, look } };
    const { scene, step, faults, isLogoOnBack } = layoutLook({ card: varied, fonts, logo });
    const back = card.back?.kind === 'look' ? [layoutLookBack(varied, fonts, logo, undefined)] : [];
    return { step, faults, unreadable: unreadableCount([scene, ...back]), isLogoOnBack };
  };
  const present = measure(card.style.look);
  return (look) => {
    const { step, faults, unreadable, isLogoOnBack } = measure(look);
    return (
      step <= Math.max(lastStep, present.step) &&
      faults <= present.faults &&
      unreadable <= present.unreadable &&
      (!isLogoOnBack || present.isLogoOnBack)
    );
  };
}

function unreadableCount(sides: readonly Scene[]): number {
  return sides.flatMap((scene) => [...contrast(scene).findings, ...graphicNearText(scene).findings]).length;
}
