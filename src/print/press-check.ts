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

/** A subject of one colour, with its inks. */
type InkedPart = { subject: Subject; printed: PrintedColour };

/** The check results that need the press profile: total ink, and colours that the press cannot print. */
export function checkPress(scene: Scene, colours: PressColours, logo: LogoInk | null = null): RuleResult[] {
  const inked = inkedParts(scene, colours, logo);
  const amounts = [
    ...inked.map(({ subject, printed }) => ({ subject, percent: percentOf(printed) })),
    ...(logo ? [{ subject: 'logo' as const, percent: logo.maxInk * 100 }] : []),
  ];
  return [
    {
      rule: 'totalInk',
      measured: Math.max(0, ...amounts.map(({ percent }) => percent)),
      needed: inkLimits(colours).needed,
      findings: [
        ...amounts.flatMap(({ subject, percent }) => tooMuchInk(subject, percent, inkLimits(colours))),
        ...inked.flatMap((part) => colourShift(part, colours)),
        ...(logo?.notes ?? []).map(logoNoteFinding),
      ].filter(isFirstOfKind),
    },
  ];
}

function inkedParts(scene: Scene, colours: PressColours, logo: LogoInk | null): InkedPart[] {
  return printedItems(scene).flatMap((item): InkedPart[] => {
    if (item.kind === 'logo') return [];
    if (item.kind === 'fill') {
      const { part: subject, colour } = item;
      const printed = { colour, ink: fillInk(item, colours), overprints: false, under: [] };
      return [{ subject, printed }];
    }
    const subject = item.kind === 'text' ? item.field : item.kind;
    // A separator has the colour of a text.
    if (subject === null) return [];
    return [{ subject, printed: printedColour(item, scene, colours, logo) }];
  });
}

/** Overprinted black adds to the colours under it. */
function percentOf({ ink, overprints, under }: PrintedColour): number {
  const below = overprints ? Math.max(0, ...under.map(({ c, m, y }) => c + m + y)) : 0;
  return (totalInk(ink) + below) * 100;
}

/** The ink limit of the print profile is a problem; a lower one is already worth a warning. */
function inkLimits({ inkLimit }: PressColours): InkLimits {
  const problem = inkLimit * 100;
  return { needed: Math.min(printLimits.inkPercent.needed, problem), problem };
}

type InkLimits = { needed: number; problem: number };

function tooMuchInk(subject: Subject, measured: number, { needed, problem }: InkLimits): Finding[] {
  // Inks are written to a hundredth of a per cent.
  if (measured <= needed + 0.01) return [];
  const level = measured > problem + 0.01 ? 'problem' : 'warning';
  return [{ code: 'TOO_MUCH_INK', level, subject, measured, needed }];
}

/** A note about the conversion of the logo, as information. */
function logoNoteFinding(note: LogoNote): Finding {
  const base = { level: 'information', subject: 'logo' } as const;
  return note === 'profile-dropped'
    ? { ...base, code: 'LOGO_PROFILE_DROPPED', measured: 0, needed: 0 }
    : { ...base, code: 'LOGO_PACKED_AS_PHOTOGRAPH', measured: photographQuality, needed: photographQuality };
}

/** Greys are intentionally printed in black ink, and typed inks as they are; other colours should look as chosen. */
function colourShift({ subject, printed }: InkedPart, colours: PressColours): Finding[] {
  const chosen = printed.colour;
  const [red, green, blue] = rgbOf(chosen);
  const isIntended = (red === green && green === blue) || colours.isExact(chosen);
  const measured = isIntended ? 0 : colours.shiftInPrint(chosen);
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

/** Reports a text of several lines once. */
function isFirstOfKind({ code, subject }: Finding, index: number, all: readonly Finding[]): boolean {
  return all.findIndex((other) => other.code === code && other.subject === subject) === index;
}
