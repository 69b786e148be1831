import { boxAround } from '../../boxes.ts';
import { cardShapeOf } from '../../graphics/canvas.ts';
import type { Box } from '../../guides.ts';
import type { GlyphRun } from '../../scene.ts';
import { capHeight } from '../arrangements/text-items.ts';
import type { CaptionPlace } from '../code-seat.ts';
import { freeBox } from './beside-code.ts';
import type { PlacedBlock } from './code-block.ts';
import { type CodePage, margin } from './code-page.ts';
import { captionsOf, wordOf } from './code-texts.ts';
import { layoutCaptions, moveRuns } from './seat-captions.ts';

/** In mm. */
const largeWidth = 31;

type Outside = { runs: GlyphRun[]; layout: (ground: string) => readonly GlyphRun[] };

/** Captions beside the plate or below it; null where there is no room for them. */
export function captionsOutside(
  page: CodePage,
  place: CaptionPlace,
  placed: PlacedBlock,
  logo: Box | null,
): Outside | null {
  const {
    card,
    look,
    colours,
    fonts,
    seat,
    guides: { cut },
  } = page;
  const { plate, quiet, code, boxes } = placed;
  const free = freeBox(page, placed);
  const isWide = cardShapeOf(cut) === 'wide';
  const hasWord = seat.kind === 'word' && isWide && free !== null;
  const isBelow = place === 'below' || !isWide || (hasWord && logo !== null);
  const captions = captionsOf(card, look, isBelow ? 'below' : place);
  if (captions.length === 0 && seat.kind !== 'word') return { runs: [], layout: () => [] };
  const styled = (ground: string) => ({ look, colours, fonts, ground });
  const outside = (layout: Outside['layout']): Outside => ({ runs: [...layout(colours.ground)], layout });
  const codeBox = code?.box ?? quiet;
  const box = plate?.box ?? boxAround(boxes) ?? quiet;
  if (isBelow) {
    const word = seat.kind === 'word' && !isWide && !logo ? wordOf(card, look) : [];
    const large = [
      ...word.map((caption) => ({ ...caption, sizePt: 15 })),
      ...captions.map((caption) =>
        isWide ? caption : { ...caption, sizePt: word[0] ? 8.5 : 9.5, lines: 2 },
      ),
    ];
    const isLeft = isWide && seat.kind === 'half';
    const first = large[0]?.sizePt ?? 8;
    const isUnder = isWide || seat.kind === 'half';
    const foot = isUnder ? box.y + box.height + 2.6 + capHeight(first) : cut.height - margin;
    const stack = isLeft
      ? ({ x: box.x, align: 'left', width: cut.width - margin + 2 - box.x } as const)
      : ({
          x: isWide ? box.x + box.width / 2 : cut.width / 2,
          align: 'center',
          width: isWide ? Math.min(box.width, 40) : cut.width - 10,
        } as const);
    return outside((ground) =>
      layoutCaptions(large, { ...stack, y: foot, grows: isUnder ? 'down' : 'up' }, styled(ground)),
    );
  }
  if (!free) return null;
  const stack = { x: free.x, align: 'left', width: free.width } as const;
  // A large caption reads well in two lines.
  const narrow = { ...stack, width: Math.min(free.width, largeWidth) };
  if (hasWord) {
    const small = captions.map((caption) => ({
      ...caption,
      sizePt: Math.max(8.5, 0.61 * caption.sizePt),
      minPt: 7,
      lines: 2,
    }));
    return outside((ground) => [
      ...hangingFrom(codeBox.y, (y) =>
        layoutCaptions(wordOf(card, look), { ...stack, y, grows: 'down' }, styled(ground)),
      ),
      ...layoutCaptions(small, { ...stack, y: codeBox.y + codeBox.height, grows: 'up' }, styled(ground)),
    ]);
  }
  if (place === 'top' && !logo) {
    return outside((ground) =>
      hangingFrom(Math.min(codeBox.y, margin + 2), (y) =>
        layoutCaptions(captions, { ...narrow, y, grows: 'down' }, styled(ground)),
      ),
    );
  }
  const small = logo
    ? captions.map((caption) => ({ ...caption, sizePt: Math.min(caption.sizePt, 11), minPt: 7 }))
    : captions;
  const isInRoom = seat.trims?.some(({ kind }) => kind === 'walls');
  const foot = logo || isInRoom ? codeBox.y + codeBox.height - (isInRoom ? 1 : 0) : cut.height - margin;
  return outside((ground) => layoutCaptions(small, { ...narrow, y: foot, grows: 'up' }, styled(ground)));
}

/** Lines whose first cap line is at a height. */
function hangingFrom(top: number, layout: (y: number) => GlyphRun[]): GlyphRun[] {
  const runs = layout(top);
  const [first] = runs;
  return first ? moveRuns(runs, 0, top + capHeight(first.sizePt) - first.y) : [];
}
