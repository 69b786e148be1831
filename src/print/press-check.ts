import {
  type Finding,
  type InkPercents,
  printLimits,
  type RuleResult,
  type Subject,
} from '#layout/check/findings.ts';
import type { Scene } from '#layout/scene.ts';
import { fillInk } from './colour/fill-ink.ts';
import { rgbOf } from './colour/hex.ts';
import { type Cmyk, totalInk } from './colour/ink.ts';
import type { PressColours } from './colour/press-colours.ts';
import { type LogoNote, photographQuality } from './image/printed-logo.ts';
import { type LogoInk, type PrintedColour, printedColour } from './printed-colours.ts';
import { printedItems } from './printed-items.ts';

/** Something with one colour, as it is printed. */
type Inked = { subject: Subject; printed: PrintedColour };

/** What only the press can tell of a card: how much ink it takes and which colours it cannot print. */
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
        ...(logo?.notes ?? []).map(toldOfLogo),
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
      return [{ subject, printed }];
    }
    const subject = item.kind === 'rule' ? 'rule' : item.field;
    // What stands between texts has their colours.
    if (subject === null) return [];
    return [{ subject, printed: printedColour(item, scene, colours, logo) }];
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

/** What was done to a logo to print it: nothing is wrong with the card. */
function toldOfLogo(note: LogoNote): Finding {
  const told = { level: 'information', subject: 'logo' } as const;
  return note === 'profile-dropped'
    ? { ...told, code: 'LOGO_PROFILE_DROPPED', measured: 0, needed: 0 }
    : { ...told, code: 'LOGO_PACKED_AS_PHOTOGRAPH', measured: photographQuality, needed: photographQuality };
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

/** A text of several lines is found once. */
function isFirstOfItsKind({ code, subject }: Finding, index: number, all: readonly Finding[]): boolean {
  return all.findIndex((other) => other.code === code && other.subject === subject) === index;
}
