import type { Scene, SceneItem } from '../scene.ts';
import { breakAnywhere, getWrapper } from '../text/breaks/break-text.ts';
import { type FaceName, wholeOf } from '../text/faces.ts';
import type { Fonts } from '../text/fonts.ts';
import { shapeText, withoutSpacesAtEnd } from '../text/measure-text.ts';
import { ptToMm } from '../units.ts';
import { brandMarkSize } from './brand-mark.ts';

/** The texts of a receipt, an invoice or a credit note, in their language. */
export type ReceiptText = {
  /** The name of the product, beside its mark. */
  brand: string;
  title: string;
  /** Seller, then buyer. */
  parties: readonly { title: string; lines: readonly string[] }[];
  facts: readonly (readonly [name: string, value: string])[];
  headings: readonly [item: string, amount: string];
  item: readonly [name: string, amount: string];
  /** The last one is the total. */
  sums: readonly (readonly [name: string, amount: string])[];
  notes: readonly string[];
};

/** Greys and black are printed with black ink alone. */
const colours = { text: '#000000', muted: '#595959', rule: '#b3b3b3' } as const;
const faces = { plain: 'Inter 400', strong: 'Inter 600', title: 'Inter 700' } as const satisfies Record<
  string,
  FaceName
>;
/** The font files of receipts. Names of buyers may have any letters. */
export const receiptFiles = Object.values(faces).map(wholeOf);

const page = { width: 210, height: 297 };
const markMm = 9;
const margin = 22;
const measure = page.width - 2 * margin;
const gap = 8;
const paragraphMm = 1.5;
const nameMm = 52;
const amountMm = 40;
const leadingEm = 1.45;

type Style = { face: FaceName; sizePt: number; colour: string };
const styles = {
  brand: { face: faces.title, sizePt: 16, colour: colours.text },
  title: { face: faces.title, sizePt: 20, colour: colours.text },
  label: { face: faces.plain, sizePt: 8, colour: colours.muted },
  strong: { face: faces.strong, sizePt: 10, colour: colours.text },
  plain: { face: faces.plain, sizePt: 10, colour: colours.text },
  total: { face: faces.strong, sizePt: 13, colour: colours.text },
  note: { face: faces.plain, sizePt: 8.5, colour: colours.muted },
} as const satisfies Record<string, Style>;

/** An A4 page with a receipt. Long texts are wrapped, none is cut. */
export function layoutReceipt(receipt: ReceiptText, fonts: Fonts): Scene {
  const write = pageWriter(fonts);
  write.mark(margin, margin);
  write.text(
    styles.brand,
    receipt.brand,
    margin + markMm + 2.5,
    margin + markMm / 2 + capHeightMm(styles.brand) / 2,
  );
  let y = margin + markMm + gap;
  y = write.lines(styles.title, receipt.title, { x: margin, y, width: measure }) + gap;
  y = layoutParties(write, receipt, y) + gap;
  y = layoutFacts(write, receipt, y) + gap;
  y = layoutAmounts(write, receipt, y) + gap;
  for (const note of receipt.notes)
    y = write.lines(styles.note, note, { x: margin, y, width: measure }) + paragraphMm;
  const cut = { x: 0, y: 0, ...page };
  const safe = { x: margin, y: margin, width: measure, height: page.height - 2 * margin };
  return { side: 'front', cut: page, guides: { bleed: cut, cut, safe }, items: write.items };
}

function layoutParties(write: PageWriter, { parties }: ReceiptText, y: number): number {
  const width = (measure - gap) / 2;
  const ends = parties.map(({ title, lines }, column) => {
    const x = margin + column * (width + gap);
    const [name = '', ...rest] = lines;
    let end = write.lines(styles.label, title, { x, y, width }) + paragraphMm;
    end = write.lines(styles.strong, name, { x, y: end, width });
    for (const line of rest) end = write.lines(styles.plain, line, { x, y: end, width });
    return end;
  });
  return Math.max(y, ...ends);
}

function layoutFacts(write: PageWriter, { facts }: ReceiptText, top: number): number {
  let y = top;
  for (const [name, value] of facts) {
    write.text(styles.label, name, margin, y + lineMm(styles.plain));
    y = write.lines(styles.plain, value, { x: margin + nameMm, y, width: measure - nameMm });
  }
  return y;
}

function layoutAmounts(write: PageWriter, { headings, item, sums }: ReceiptText, top: number): number {
  const width = measure - amountMm;
  let y = write.lines(styles.label, headings[0], { x: margin, y: top, width });
  write.right(styles.label, headings[1], y);
  y += 2 * paragraphMm;
  write.rule(y);
  write.right(styles.plain, item[1], y + paragraphMm + lineMm(styles.plain));
  y = write.lines(styles.plain, item[0], { x: margin, y: y + paragraphMm, width }) + 2 * paragraphMm;
  write.rule(y);
  y += paragraphMm;
  for (const [index, [name, sum]] of sums.entries()) {
    const style = index === sums.length - 1 ? styles.total : styles.plain;
    y += lineMm(style);
    write.text(style, name, margin, y);
    write.right(style, sum, y);
  }
  return y;
}

type PageWriter = ReturnType<typeof pageWriter>;

/** Adds the mark, texts and rules to a page; y is a baseline, except for lines, which begin below it. */
function pageWriter(fonts: Fonts) {
  const items: SceneItem[] = [];
  const widthOf = ({ face, sizePt }: Style, line: string) =>
    shapeText({ fonts, face, trackingEm: 0 }, line).widthEm * ptToMm(sizePt);

  function text(style: Style, line: string, x: number, y: number): void {
    const { glyphs } = shapeText({ fonts, face: style.face, trackingEm: 0 }, line);
    const id = `text-${items.length}`;
    const run = { id, field: null, line: 0, text: line, x, y, width: widthOf(style, line), glyphs };
    items.push({
      kind: 'text',
      ...run,
      ...style,
      opacity: 1,
      trackingEm: 0,
      isPlaceholder: false,
      isTooLong: false,
    });
  }

  return {
    items,
    text,
    right: (style: Style, line: string, y: number) =>
      text(style, line, page.width - margin - widthOf(style, line), y),
    /** Returns the baseline of the last line. */
    lines: (style: Style, typed: string, { x, y, width }: { x: number; y: number; width: number }) => {
      let baseline = y;
      for (const line of linesOf(fonts, style, typed, width)) {
        baseline += lineMm(style);
        text(style, line, x, baseline);
      }
      return baseline;
    },
    mark: (x: number, y: number) => {
      const image = { x, y, width: markMm, height: markMm };
      items.push({ kind: 'logo', id: 'mark', asset: 'mark', image, pixels: brandMarkSize });
    },
    rule: (y: number) => {
      const id = `rule-${items.length}`;
      const line = { direction: 'horizontal', x: margin, y, length: measure, weightPt: 0.5 } as const;
      items.push({ kind: 'rule', id, ...line, colour: colours.rule });
    },
  };
}

/** Of the faces above. */
function capHeightMm({ sizePt }: Style): number {
  return ptToMm(sizePt) * 0.727;
}

function lineMm({ sizePt }: Style): number {
  return ptToMm(sizePt) * leadingEm;
}

/** The lines of a text: those typed, each wrapped to a width. */
function linesOf(fonts: Fonts, { face, sizePt }: Style, text: string, widthMm: number): string[] {
  const style = { fonts, face, trackingEm: 0 };
  const measureEm = widthMm / ptToMm(sizePt);
  return text
    .normalize('NFC')
    .split(/\r\n|\r|\n|\u2028|\u2029/)
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '')
    .flatMap((line) => getWrapper(style, line)(measureEm)?.lines ?? breakAnywhere(style, line, measureEm))
    .map(withoutSpacesAtEnd);
}
