import { type Cause, subjectsOf } from '#layout/check/causes.ts';
import { luminance } from '#layout/check/contrast.ts';
import type { InkPercents, RuleResult, Subject } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fix.ts';
import type { FindingFacts, PrintCheckMessages } from '../../../shared/i18n/en/print-check.ts';
import { type NumberWriter, unitOfCode, unitOfRule, writeQuantity, writeRange } from './quantity.ts';

export type CauseText = { title: string; detail: string; brief: string };

/** A cause in words: one line for all the texts that it is true of. What nothing mends comes with advice. */
export function causeText(
  words: PrintCheckMessages,
  cause: Cause & { fix: Fix | null },
  logoSizeMm: number,
  write: NumberWriter,
): CauseText {
  const { code, findings, fix } = cause;
  const [{ over, needed, colours }] = findings;
  const unit = unitOfCode[code];
  const measured = toldOf(cause);
  const isPastCut = unit === 'mm' && measured.some((mm) => mm < 0);
  const names = subjectsOf({ findings }).filter((subject) => subject !== 'logo' || over !== 'logo');
  const facts: FindingFacts = {
    subjects: names.map((subject) => words.subjects[subject]).join(', '),
    names: namesOf(words, names),
    count: names.length,
    over: over === 'logo' || over === 'rule' ? over : 'text',
    measured: writeRange(isPastCut ? measured.map((mm) => 0 - mm) : measured, unit, write),
    needed: writeQuantity(needed, unit, write),
    isPastCut,
    sizeMm: write(logoSizeMm, 0),
    chosen: colours?.chosen ?? '',
    printed: colours?.printed ?? '',
    ink: colours ? inkWords(colours.ink) : '',
    shift: colours ? shiftOf(colours.chosen, colours.printed) : 'duller',
    characters: charactersOf(cause),
  };
  const { title, detail, brief, advice } = words.findings[code];
  const details = fix || !advice ? [detail(facts)] : [detail(facts), advice];
  return { title: title(facts), detail: details.join(' · '), brief: brief(facts) };
}

/** The numbers to tell: sizes of every text, of distances only the worst. */
function toldOf({ code, findings }: Cause): number[] {
  const measured = findings.map((finding) => finding.measured);
  // Less than a tenth of a millimetre is told as one.
  if (code === 'TEXT_OVERLAPS') return [Math.max(...measured, 0.1)];
  return unitOfCode[code] === 'mm' ? [Math.min(...measured)] : measured;
}

/** Phone, email and URL; more than a sentence can bear are counted. */
function namesOf(words: PrintCheckMessages, subjects: readonly Subject[]): string {
  if (subjects.length > 3) return words.texts(subjects.length);
  const names = subjects.map((subject) => inSentence(words, subject));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : names.slice(0, -1).join(', ') + words.and + last;
}

function charactersOf({ findings }: Cause): string {
  const characters = new Set(findings.flatMap((finding) => finding.characters ?? []));
  return [...characters].map((character) => `“${character}”`).join(', ');
}

function inkWords({ c, m, y, k }: InkPercents): string {
  return `C ${c} M ${m} Y ${y} K ${k}`;
}

/** A difference in lightness is seen first. */
function shiftOf(chosen: string, printed: string): FindingFacts['shift'] {
  const lighter = luminance(printed) - luminance(chosen);
  if (Math.abs(lighter) < 0.02) return 'duller';
  return lighter > 0 ? 'lighter' : 'darker';
}

export function ruleText(
  words: PrintCheckMessages,
  { rule, measured, needed }: RuleResult,
  write: NumberWriter,
): { title: string; detail: string } {
  const { title, detail, none } = words.rules[rule];
  const written = (value: number) => writeQuantity(value, unitOfRule[rule], write);
  return { title, detail: measured === null ? none : detail(written(measured), written(needed)) };
}

/** What a fix's button says: its result. */
export function fixText({ fixes, layouts }: PrintCheckMessages, fix: Fix): string {
  switch (fix.kind) {
    case 'moveLogo':
      return sayMove(fixes, fix.right, fix.down);
    case 'shrinkLogo':
      return fixes.shrinkLogo(fix.size);
    case 'recolour': {
      const { way, colours } = fix;
      const isOne = colours.every((colour) => colour === colours[0]);
      return isOne ? fixes[way](colours[0]) : fixes.several[way](colours.length);
    }
    case 'setIn':
      return fixes.setIn(fix.font);
    case 'useLayout':
      return fixes.takeLayout(layouts[fix.layout]);
  }
}

function sayMove(fixes: PrintCheckMessages['fixes'], right: number, down: number): string {
  if (right !== 0 && down !== 0) return fixes.moveIn;
  if (down === 0) return right < 0 ? fixes.moveLeft(-right) : fixes.moveRight(right);
  return down < 0 ? fixes.moveUp(-down) : fixes.moveDown(down);
}

/** Within a sentence a name is not capitalised, unless it is an abbreviation. */
function inSentence({ subjects }: PrintCheckMessages, subject: Subject): string {
  const name = subjects[subject];
  const isAbbreviation = name.slice(0, 2) === name.slice(0, 2).toUpperCase();
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
