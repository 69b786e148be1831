import type { PressRules } from '#layout/check/check-print.ts';
import {
  type Finding,
  type InkPercents,
  levelOf,
  type RuleResult,
  type Subject,
} from '#layout/check/findings.ts';
import { checkFinishing } from '#layout/check/finishing.ts';
import { groundColour } from '#layout/check/grounds.ts';
import { isPrintedInBlack } from '#layout/limits/legibility.ts';
import { printLimits } from '#layout/limits/print-limits.ts';
import type { Scene } from '#layout/scene.ts';
import { groundInk } from './colour/fill-ink.ts';
import { type Cmyk, totalInk } from './colour/ink.ts';
import type { PressColours } from './colour/press-colours.ts';
import type { FineParts } from './drawing/fine-parts.ts';
import { type LogoNote, type LostSpot, photographQuality } from './image/printed-logo.ts';
import { type LogoInk, type PrintedColour, printedColour } from './inks/printed-colours.ts';
import { printedItems } from './printed-items.ts';
import type { PrintProfile } from './profile/print-profile.ts';

/** A subject of one colour, with its inks. */
type InkedPart = { subject: Subject; printed: PrintedColour };

/** The rules of a print shop for the sides of a card, whose logo is given in inks. */
export function pressRules(
  colours: PressColours,
  { finishing }: Pick<PrintProfile, 'finishing'>,
  logoOn: (scene: Scene) => LogoInk | null,
  pictureOn: (scene: Scene) => LogoInk | null = () => null,
): PressRules {
  return (scene, card) => {
    const finished = finishing && checkFinishing(scene, card, finishing);
    const results = checkPress(scene, colours, logoOn(scene), pictureOn(scene));
    return [...results, ...(finished ? [finished] : [])];
  };
}

/** The check results that need the press profile: total ink, and colours that the press cannot print. */
export function checkPress(
  scene: Scene,
  colours: PressColours,
  logo: LogoInk | null = null,
  picture: LogoInk | null = null,
): RuleResult[] {
  const inked = inkedParts(scene, colours, logo);
  const amounts = [
    ...inked.map(({ subject, printed }) => ({ subject, percent: percentOf(printed) })),
    ...(logo ? [{ subject: 'logo' as const, percent: logo.maxInk * 100 }] : []),
    ...(picture ? [{ subject: 'picture' as const, percent: picture.maxInk * 100 }] : []),
  ];
  const needed = colours.inkLimit * 100;
  const most = Math.max(0, ...amounts.map(({ percent }) => percent));
  return [
    {
      rule: 'totalInk',
      measured: most > 0 ? most : null,
      needed,
      findings: [
        ...amounts.flatMap(({ subject, percent }) => tooMuchInk(subject, percent, needed)),
        ...inked.flatMap((part) => colourShift(part, colours)),
        ...(logo?.lostSpots ?? []).map(lostSpotFinding),
        ...inked.flatMap(mixedSpotFinding),
        ...(logo?.notes ?? []).map(logoNoteFinding),
      ].filter(isFirstOfKind),
    },
    ...(typeof logo?.contrast === 'number' ? [logoVisibility(logo.contrast)] : []),
    ...(logo?.fine ? [logoLines(logo.fine)] : []),
  ];
}

function inkedParts(scene: Scene, colours: PressColours, logo: LogoInk | null): InkedPart[] {
  return printedItems(scene).flatMap((item): InkedPart[] => {
    if (item.kind === 'logo' || item.kind === 'picture') return [];
    if (item.kind === 'fill' || item.kind === 'shape') {
      const ink = groundInk(item, scene, colours);
      return [
        { subject: item.part, printed: { colour: groundColour(item), ink, overprints: false, under: [] } },
      ];
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

function tooMuchInk(subject: Subject, measured: number, needed: number): Finding[] {
  // Inks are written to a hundredth of a per cent.
  if (measured <= needed + 0.01) return [];
  return [{ code: 'TOO_MUCH_INK', level: 'problem', subject, measured, needed }];
}

/** How much the least visible parts of a logo stand out from what is behind them. */
function logoVisibility(measured: number): RuleResult {
  const { needed } = printLimits.logoContrast;
  const level = levelOf(measured, printLimits.logoContrast);
  const findings: Finding[] = level
    ? [{ code: 'LOGO_HARDLY_VISIBLE', level, subject: 'logo', measured, needed }]
    : [];
  return { rule: 'logoContrast', measured, needed, findings };
}

/** The lines and the letters of a drawing at its printed size. */
function logoLines({ line, lettersMm }: FineParts): RuleResult {
  const { needed } = printLimits.linePt;
  const { needed: neededMm } = printLimits.logoLetterMm;
  const base = { level: 'warning', subject: 'logo' } as const;
  const findings: Finding[] = [
    ...(line && levelOf(line.weightPt, { needed: line.neededPt, problem: 0 })
      ? [{ ...base, code: 'LOGO_LINE_TOO_THIN' as const, measured: line.weightPt, needed: line.neededPt }]
      : []),
    ...(lettersMm === null
      ? []
      : [{ ...base, code: 'LOGO_LETTERS_TOO_SMALL' as const, measured: lettersMm, needed: neededMm }]),
  ];
  return { rule: 'logoLines', measured: line?.weightPt ?? null, needed: line?.neededPt ?? needed, findings };
}

/** Mixed colours come near the spot colour; pixels on it are a visible box of other inks. */
function lostSpotFinding({ name: plate, where }: LostSpot): Finding {
  const base = { subject: 'logo', plate, measured: 1, needed: 0 } as const;
  return where === 'mixed'
    ? { ...base, code: 'SPOT_MIXED', level: 'warning' }
    : { ...base, code: 'SPOT_UNDER_PIXELS', level: 'problem' };
}

/** A graphic on a ground that is not paper: the tints of its spot colour are mixed with the ground. */
function mixedSpotFinding({ subject, printed: { ink } }: InkedPart): Finding[] {
  if (ink.lostSpot === undefined) return [];
  return [{ code: 'SPOT_MIXED', level: 'warning', subject, plate: ink.lostSpot, measured: 1, needed: 0 }];
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
  const isIntended = isPrintedInBlack(chosen) || colours.isExact(chosen) || printed.ink.spot !== undefined;
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
function isFirstOfKind({ code, subject, plate }: Finding, index: number, all: readonly Finding[]): boolean {
  return (
    all.findIndex((other) => other.code === code && other.subject === subject && other.plate === plate) ===
    index
  );
}
