import type { Language } from '#domain/languages.ts';
import { luminance } from '#layout/print-check/contrast.ts';
import type { Finding, InkPercents, PrintRule, RuleResult, Subject } from '#layout/print-check/findings.ts';
import type { Fix } from '#layout/print-check/fixes.ts';
import type { FindingFacts, PrintCheckMessages } from '../../../shared/i18n/print-check-en.ts';

/** Writes numbers the way the reader's language does. */
export type NumberWriter = (value: number, decimals: number) => string;

const signs: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sk: { decimal: ',', thousands: '\u00a0' },
};

/** Not by the browser's own formats: making the first one takes longer than all else that a check does. */
export function numberWriter(language: Language): NumberWriter {
  const { decimal, thousands } = signs[language];
  return (value, decimals) => {
    const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}

/** How finely each rule's numbers are told: pixels and percents whole, the rest to a tenth, lines to a hundredth. */
const decimalsOf: Record<PrintRule, number> = {
  bleed: 1,
  textInMargin: 1,
  logoInMargin: 1,
  smallestText: 1,
  contrast: 1,
  logoResolution: 0,
  totalInk: 0,
  lineWeight: 2,
  fonts: 0,
  placeholders: 0,
};

type FoundOn = Finding & { rule: PrintRule };

export type SaidFinding = { title: string; detail: string; brief: string };

/** A finding in words; within a sentence its subject is not capitalised. */
export function sayFinding(
  words: PrintCheckMessages,
  finding: FoundOn,
  logoSizeMm: number,
  write: NumberWriter,
): SaidFinding {
  const { rule, code, subject, over, also, measured, needed, characters = [], colours } = finding;
  const decimals = decimalsOf[rule];
  const facts: FindingFacts = {
    subject: words.subjects[subject],
    over: inSentence(words, over ?? also),
    // Rounded down: 299.6 ppi are not 300.
    measured: write(Math.floor(measured * 10 ** decimals + 1e-6) / 10 ** decimals, decimals),
    needed: write(needed, decimals),
    sizeMm: write(logoSizeMm, 0),
    chosen: colours?.chosen ?? '',
    printed: colours?.printed ?? '',
    ink: colours ? inkWords(colours.ink) : '',
    shift: colours ? shiftOf(colours.chosen, colours.printed) : 'duller',
    characters: characters.map((character) => `“${character}”`).join(', '),
  };
  const { title, detail, brief } = words.findings[code];
  return {
    title: title(facts),
    detail: detail(facts),
    brief: brief({ ...facts, subject: inSentence(words, subject) }),
  };
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

export function sayRule(
  words: PrintCheckMessages,
  { rule, measured, needed }: RuleResult,
  write: NumberWriter,
): { title: string; detail: string } {
  const { title, detail, none } = words.rules[rule];
  const decimals = decimalsOf[rule];
  return {
    title,
    detail: measured === null ? none : detail(write(measured, decimals), write(needed, decimals)),
  };
}

/** What a fix's button says: its result. */
export function sayFix({ fixes }: PrintCheckMessages, fix: Fix): string {
  switch (fix.kind) {
    case 'moveLogo':
      return sayMove(fixes, fix.right, fix.down);
    case 'shrinkLogo':
      return fixes.shrinkLogo(fix.size);
    case 'darken':
    case 'lighten':
    case 'use':
      return fixes[fix.kind](fix.colour);
    case 'setIn':
      return fixes.setIn(fix.font);
  }
}

function sayMove(fixes: PrintCheckMessages['fixes'], right: number, down: number): string {
  if (right !== 0 && down !== 0) return fixes.moveIn;
  if (down === 0) return right < 0 ? fixes.moveLeft(-right) : fixes.moveRight(right);
  return down < 0 ? fixes.moveUp(-down) : fixes.moveDown(down);
}

function inSentence({ subjects }: PrintCheckMessages, subject: Subject | undefined): string {
  if (!subject) return '';
  const name = subjects[subject];
  const isAbbreviation = name.slice(0, 2) === name.slice(0, 2).toUpperCase();
  return isAbbreviation ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
