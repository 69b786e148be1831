import type { CropMark } from '#layout/crop-marks.ts';
import type { Size } from '#layout/guides.ts';
import type { GlyphRun } from '#layout/scene.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import { pageBoxes } from '../page-boxes.ts';
import type { DocumentMetadata } from '../pdf/metadata.ts';
import { markOperators, pageContent } from '../pdf/page-content.ts';
import { type PrintAssets, writeDocument } from '../pdf/print-document.ts';
import { utf8 } from '../pdf/values.ts';
import type { PrintProfile } from '../profile/print-profile.ts';
import { orderFaces } from './order-faces.ts';
import { onPaper, paperBoxes } from './render-sheets.ts';
import { type Turn, turnedPlace } from './sheet-grid.ts';
import { paperScene, textWriter, type WriteText } from './write-text.ts';

/** What the pages say, in the language of the reader: each side with its name and its lines. */
export type CalibrationTexts = {
  front: { title: string; lines: readonly string[] };
  back: { title: string; lines: readonly string[] };
  /** The directions of the positive numbers. */
  right: string;
  down: string;
  /** How the paper is turned. */
  turns: Record<Turn, string>;
};

/**
 * Two pages to find the offset of the backs: a cross at the same places of both sides, with a tick for each mm. The scale
 * of the back has numbers: where the front's cross is on it, there the back belongs.
 */
export function renderCalibration(
  paper: Size,
  turn: Turn,
  texts: CalibrationTexts,
  fonts: Fonts,
  assets: PrintAssets,
  profile: PrintProfile,
  metadata: DocumentMetadata,
): Uint8Array<ArrayBuffer> {
  const write = textWriter(fonts);
  return writeDocument(assets, profile, metadata, (document) => {
    const centres = crossCentres(paper);
    const turned = centres.map((centre) => turnedPlace({ ...centre, width: 0, height: 0 }, paper, turn));
    const pages = [
      { crosses: centres, legend: legendOf(texts.front, texts.turns[turn], paper, write) },
      {
        crosses: turned,
        legend: [
          ...legendOf(texts.back, texts.turns[turn], paper, write),
          ...turned.flatMap(({ x, y }) => scaleOf(x, y, texts, write)),
        ],
      },
    ];
    return pages.map(({ crosses, legend }) => {
      const scene = paperScene(paper, legend);
      const content = pageContent(scene, pageBoxes(scene.guides, false), [], {}, document.tools);
      const lines = crosses.flatMap(({ x, y }) => crossLines(x, y)).map((line) => onPaper(line, paper));
      return document.addPage(
        paperBoxes(paper),
        document.resources.forPage({}),
        utf8([content, ...markOperators(lines)].join('\n')),
      );
    });
  });
}

const [, bold] = orderFaces;
/** Between the crosses above and in the middle of the paper. */
const legendMm = { left: 25, top: 62, line: 6 } as const;

/** The name of the side and what to do, at the same place of every paper. */
function legendOf(
  { title, lines }: CalibrationTexts['front'],
  turn: string,
  paper: Size,
  write: WriteText,
): GlyphRun[] {
  const { left, top, line } = legendMm;
  const to = paper.width - left;
  return [
    ...write(title, { x: left, y: top, to, sizePt: 24, face: bold }),
    ...[turn, ...lines].flatMap((text, index) => write(text, { x: left, y: top + (index + 2) * line, to })),
  ];
}

const numbersMm = [-10, -5, 5, 10];
const scalePt = 6;

/** The numbers of a cross, and the directions of the positive ones. */
function scaleOf(x: number, y: number, { right, down }: CalibrationTexts, write: WriteText): GlyphRun[] {
  const at = (text: string, left: number, base: number) =>
    write(text, { x: left, y: base, to: left + 30, sizePt: scalePt });
  const { arm } = crossMm;
  return [
    ...numbersMm.flatMap((mm) => [
      ...at(signed(mm), x + mm - 1, y + 3.6),
      ...at(signed(mm), x + 2, y + mm + 0.77),
    ]),
    ...at(right, x + arm + 1.5, y + 0.77),
    ...at(down, x - 2.2, y + arm + 3.6),
  ];
}

function signed(mm: number): string {
  return mm < 0 ? `−${-mm}` : `+${mm}`;
}

const crossMm = { arm: 10, tick: 0.75, fifthTick: 1.5, fromEdge: 25 } as const;

function crossCentres({ width, height }: Size): { x: number; y: number }[] {
  const { fromEdge } = crossMm;
  return [
    { x: width / 2, y: height / 2 },
    { x: fromEdge, y: fromEdge },
    { x: width - fromEdge, y: height - fromEdge },
  ];
}

function crossLines(x: number, y: number): CropMark[] {
  const { arm, tick, fifthTick } = crossMm;
  const ticks = Array.from({ length: 2 * arm + 1 }, (_, step) => step - arm).flatMap((at): CropMark[] => {
    const half = at % 5 === 0 ? fifthTick : tick;
    return [
      { from: [x + at, y - half], to: [x + at, y + half] },
      { from: [x - half, y + at], to: [x + half, y + at] },
    ];
  });
  return [{ from: [x - arm, y], to: [x + arm, y] }, { from: [x, y - arm], to: [x, y + arm] }, ...ticks];
}
