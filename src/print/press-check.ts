import { fineTextReason } from '#layout/legibility.ts';
import {
  type Finding,
  type InkPercents,
  printLimits,
  type RuleResult,
  type Subject,
} from '#layout/print-check/findings.ts';
import { coloursUnder } from '#layout/print-check/text-rules.ts';
import type { GlyphRun, Scene } from '#layout/scene.ts';
import { fillInk } from './colour/fill-ink.ts';
import { rgbOf } from './colour/hex.ts';
import { type Cmyk, totalInk } from './colour/ink.ts';
import type { PressColours } from './colour/press-colours.ts';
import { type LogoInk, type PrintedColour, printedColour } from './printed-colours.ts';
import { printedItems } from './printed-items.ts';

/** Something with one colour, as it is printed. */
type Inked = { subject: Subject; printed: PrintedColour; run: GlyphRun | null };

/** What only the press can tell of a card: how much ink it takes, which colours it cannot print, which text is too fine. */
export function checkPress(scene: Scene, colours: PressColours, logo: LogoInk | null = null): RuleResult[] {
  const inked = inkedParts(scene, colours, logo);
  const amounts = [
    ...inked.map(({ subject, printed }) => ({ subject, percent: percentOf(printed) })),
    ...(logo ? [{ subject: 'logo' as const, percent: logo.mostInk * 100 }] : []),
  ];
  return [
    {
      rule: 'totalInk',
      measured: Math.max(0, ...amounts.map(({ percent }) => percent)),
      needed: printLimits.inkPercent.needed,
      findings: [
        ...amounts.flatMap(({ subject, percent }) => tooMuchInk(subject, percent)),
        ...inked.flatMap((part) => colourShift(part, colours)),
        ...inked.flatMap((part) => tooFineText(part, scene)),
      ].filter(isFirstOfItsKind),
    },
  ];
}

function inkedParts(scene: Scene, colours: PressColours, logo: LogoInk | null): Inked[] {
  return printedItems(scene).flatMap((item): Inked[] => {
    if (item.kind === 'logo') return [];
    if (item.kind === 'fill') {
      const { part: subject, colour } = item;
      const printed = { colour, ink: fillInk(item, colours), overprints: false, under: [] };
      return [{ subject, printed, run: null }];
    }
    const subject = item.kind === 'rule' ? 'rule' : item.field;
    // What stands between texts has their colours.
    if (subject === null) return [];
    const printed = printedColour(item, scene, colours, logo);
    return [{ subject, printed, run: item.kind === 'text' ? item : null }];
  });
}

/** Overprinted black adds to the colours it lies on. */
function percentOf({ ink, overprints, under }: PrintedColour): number {
  const below = overprints ? Math.max(0, ...under.map(({ c, m, y }) => c + m + y)) : 0;
  return (totalInk(ink) + below) * 100;
}

function tooMuchInk(subject: Subject, measured: number): Finding[] {
  const { needed, problem } = printLimits.inkPercent;
  // Inks are written to a hundredth of a per cent.
  if (measured <= needed + 0.01) return [];
  const level = measured > problem + 0.01 ? 'problem' : 'warning';
  return [{ code: 'TOO_MUCH_INK', level, subject, measured, needed }];
}

/** Greys are black ink on purpose; any other colour should look as it was chosen. */
function colourShift({ subject, printed }: Inked, colours: PressColours): Finding[] {
  const chosen = printed.colour;
  const [red, green, blue] = rgbOf(chosen);
  const measured = red === green && green === blue ? 0 : colours.shiftInPrint(chosen);
  const { needed } = printLimits.colourShift;
  if (measured <= needed) return [];
  return [
    {
      code: 'COLOUR_SHIFTS_IN_PRINT',
      level: 'warning',
      subject,
      measured,
      needed,
      colours: { chosen, printed: colours.softProof(chosen), ink: percents(printed.ink) },
    },
  ];
}

function percents({ c, m, y, k }: Cmyk): InkPercents {
  const percent = (share: number) => Math.round(share * 100);
  return { c: percent(c), m: percent(m), y: percent(y), k: percent(k) };
}

/** Inks never meet exactly: thin strokes of several, or left out of several, come out ragged. */
function tooFineText({ subject, run }: Inked, { items }: Scene): Finding[] {
  const { needed } = printLimits.fineTextPt;
  if (!run || run.sizePt >= needed) return [];
  const fills = items.filter((item) => item.kind === 'fill');
  const reason = fineTextReason(run.colour, coloursUnder(run, fills));
  if (!reason) return [];
  const code = reason === 'reversed' ? 'FINE_TEXT_REVERSED' : 'FINE_TEXT_OF_SEVERAL_INKS';
  return [{ code, level: 'warning', subject, measured: run.sizePt, needed }];
}

/** A text of several lines is found once. */
function isFirstOfItsKind({ code, subject }: Finding, index: number, all: readonly Finding[]): boolean {
  return all.findIndex((other) => other.code === code && other.subject === subject) === index;
}
