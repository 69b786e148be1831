import { resolveCard } from '#domain/card/resolve-card.ts';
import { isInside } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround, growBox } from '../../boxes.ts';
import { graphicEdges, graphicNearText } from '../../check/graphic-rules.ts';
import { groundColour, groundsUnder } from '../../check/grounds.ts';
import { qrRules } from '../../check/qr-rules.ts';
import { graphicSlivers } from '../../check/sliver-rule.ts';
import { contrast, textInMargin } from '../../check/text-rules.ts';
import type { GraphicShape } from '../../graphics/motif.ts';
import type { Margins, Size } from '../../guides.ts';
import type { LayoutFonts } from '../../look-layout.ts';
import {
  codePlateId,
  fillOf,
  type GlyphRun,
  type PlacedLogo,
  type Scene,
  type SceneItem,
  type SceneShape,
} from '../../scene.ts';
import { logoSeats } from '../data/logo-seats.ts';
import { drawnInitials } from '../initials.ts';
import { drawingOf } from '../plan-look.ts';
import { freeBox, halfOf, logoBeside } from './beside-code.ts';
import { type Attempt, attemptsOf } from './code-attempts.ts';
import { blockOf, placeBlock } from './code-block.ts';
import { captionsOutside } from './code-captions.ts';
import { drawSeatGraphics, seatGraphics } from './code-graphics.ts';
import { type CardWithCode, type CodePage, pageOf } from './code-page.ts';
import { logoInVersion } from './logo-in-version.ts';
import { groundInLook } from './logo-version-in-look.ts';
import type { Plate } from './plate.ts';
import { drawTrims } from './plate-trims.ts';

/** The back with a code of a look that has a seat for it: the first try that keeps the rules, or the one that breaks the fewest. */
export function layoutCodeBack(
  card: CardWithCode,
  fonts: LayoutFonts,
  logo: Size | undefined,
  margins: Margins | undefined,
): Scene {
  const page = pageOf(card, fonts, logo, margins);
  let best: { scene: Scene; faults: number } | null = null;
  for (const attempt of attemptsOf(page)) {
    const { scene, faults: own } = layoutAttempt(page, attempt);
    const faults = own + faultsOf(scene);
    if (!best || faults < best.faults) best = { scene, faults };
    if (faults === 0) break;
  }
  if (!best) throw new Error('A back has at least one attempt');
  return best.scene;
}

function faultsOf(scene: Scene): number {
  const results = [graphicNearText, graphicEdges, textInMargin, contrast, graphicSlivers].map((rule) =>
    rule(scene),
  );
  return [...results, ...qrRules(scene)].reduce(
    (sum, { findings }) => sum + findings.reduce((own, { level }) => own + (level === 'problem' ? 3 : 1), 0),
    0,
  );
}

/** A try: a size of the code and a place of the caption. */
function layoutAttempt(page: CodePage, attempt: Attempt): { scene: Scene; faults: number } {
  const { card, look, seat, colours, guides, fonts } = page;
  const { cut } = guides;
  const block = blockOf(page, attempt);
  const placed = placeBlock(page, block);
  const { code, plate, boxes, quiet, runs: inside } = placed;
  const free = freeBox(page, placed);
  const mark = logoBeside(page, free, placed);
  const isFree = attempt.caption !== 'inside';
  const outside = isFree ? captionsOutside(page, attempt.caption, placed, mark?.image ?? null) : null;
  const keep = [...(outside?.runs.map(textBox) ?? []), ...(mark ? [growBox(mark.image, 0.4)] : [])];
  const drawing = {
    ...drawingOf({ card, look, guides, ground: colours.ground, fonts }),
    // Beside a code there is no portrait.
    ...drawnInitials(card, false),
    palette: colours.palette,
  };
  const graphics = drawSeatGraphics(seatGraphics(seat, card.style.look, cut), drawing, {
    plate,
    half: seat.kind === 'half' ? halfOf(page, placed) : null,
    texts: keep,
    quiet: boxAround(boxes) ?? quiet,
  });
  const trims = plate
    ? drawTrims(seat.trims ?? [], {
        plate,
        boxes,
        card: cut,
        ground: colours.ground,
        palette: colours.palette,
      })
    : { below: [], above: [] };
  const fill = plate && colours.plate;
  const items: SceneItem[] = [
    fillOf('background', guides.bleed, colours.ground),
    ...graphics.under,
    ...asShapes(trims.below, 'below'),
    ...(plate && fill ? [plateShape(plate, fill)] : []),
    ...asShapes(trims.above, 'above'),
    ...graphics.over,
    ...(code ? [code] : []),
  ];
  const under = (runs: readonly GlyphRun[]) => colourUnder(runs, items, colours.ground);
  const captions = outside ? outside.layout(under(outside.runs)) : inside;
  const scene: Scene = {
    side: 'back',
    cut: { width: cut.width, height: cut.height },
    guides,
    hasLook: true,
    items: [...items, ...(mark ? legibleLogo(page, mark) : []), ...captions],
  };
  const isOnCard =
    !plate ||
    ['band', 'arch', 'house'].includes(plate.shape) ||
    isInside(plate.box, growBox({ ...cut, x: 0, y: 0 }, -1));
  const isTooLong = captions.some((run) => run.isTooLong);
  const isLost = isFree && outside === null;
  return { scene, faults: (isOnCard ? 0 : 2) + (isTooLong ? 2 : 0) + (isLost ? 4 : 0) };
}

function legibleLogo({ card, colours, look }: CodePage, mark: PlacedLogo): SceneItem[] {
  const on = groundInLook(colours.ground, look.palette);
  return logoInVersion(mark, on, resolveCard(card).logo.version, logoSeats[look.id].shape);
}

/** The one colour under lines; the ground where there are several. */
function colourUnder(runs: readonly GlyphRun[], items: readonly SceneItem[], ground: string): string {
  const box = boxAround(runs.map(textBox));
  const [lowest, ...others] = box ? groundsUnder(box, { items }) : [];
  return lowest && others.length === 0 ? groundColour(lowest) : ground;
}

function plateShape({ path }: Plate, fill: string): SceneShape {
  return { kind: 'shape', id: codePlateId, part: 'graphic', path, fill };
}

function asShapes(shapes: readonly GraphicShape[], name: string): SceneShape[] {
  return shapes.map((shape, index) => ({
    kind: 'shape',
    id: `plate-${name}-${index}`,
    part: 'graphic',
    ...shape,
  }));
}
