import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { PrintRule } from '#domain/print-rules.ts';
import { type Cause, subjectsOf } from '#layout/check/causes.ts';
import type { FindingCode, InkPercents, RuleResult, Subject } from '#layout/check/findings.ts';
import type { Fix } from '#layout/check/fixes/fix.ts';
import { luminance } from '#layout/colour/contrast.ts';
import { inSentence } from './in-sentence.ts';
import type { PrintCheckWords } from './print-check-words.ts';
import { formatQuantity, formatRange, unitOfCode, unitOfRule } from './quantity.ts';

/** The title of a finding, its numbers, the text in the strip, and the advice if there is no automatic fix. */
type FindingTexts = CauseText & { advice?: string };

/** A passed rule: its title and the measured value. */
type RuleTexts = {
  title: string;
  detail: (measured: string, needed: string) => string;
  /** Without a limit: a drawing instead of pixels. */
  unlimited?: string;
};

export type CauseText = { title: string; detail: string; brief: string };

/** The texts of a cause: one line for all texts that it applies to. A cause without a fix gets advice. */
export function causeText(
  words: PrintCheckWords,
  cause: Cause & { fix: Fix | null },
  logoSizeMm: number,
  format: NumberFormat,
): CauseText {
  const { code, findings, fix } = cause;
  const [{ over, needed, colours, font = '', plate = '' }] = findings;
  const unit = unitOfCode[code];
  const measured = valuesToShow(cause);
  const isPastCut = unit === 'mm' && measured.some((mm) => mm < 0);
  const names = subjectsOf({ findings }).filter((subject) => subject !== 'logo' || over !== 'logo');
  const texts: Record<FindingCode, FindingTexts> = words.findings(
    names.map((subject) => words.subjects[subject]).join(', '),
    namesOf(words, names),
    names.length,
    over ?? 'text',
    formatRange(isPastCut ? measured.map((mm) => 0 - mm) : measured, unit, format, needed),
    formatQuantity(needed, unit, format, needed),
    isPastCut,
    format(logoSizeMm, 0),
    charactersOf(words, cause),
    font,
    plate,
    colours?.chosen ?? '',
    colours?.printed ?? '',
    colours ? inkText(colours.ink) : '',
    colours ? shiftOf(colours.chosen, colours.printed) : 'duller',
  );
  const { title, detail, brief, advice } = texts[code];
  return { title, detail: fix || !advice ? detail : `${detail} · ${advice}`, brief };
}

/** The measured values to show: of distances only the worst, else all. */
function valuesToShow({ code, findings }: Cause): number[] {
  const measured = findings.map((finding) => finding.measured);
  // An overlap is shown as at least a tenth of a millimetre.
  if (code === 'TEXT_OVERLAPS' || code === 'TEXT_CROSSES_PANEL') return [Math.max(...measured, 0.1)];
  return unitOfCode[code] === 'mm' ? [Math.min(...measured)] : measured;
}

/** As in “Phone, email and URL”; more than three are counted instead. */
function namesOf(words: PrintCheckWords, subjects: readonly Subject[]): string {
  if (subjects.length > 3) return words.texts(subjects.length);
  const names = subjects.map((subject) => inSentence(words, words.subjects[subject]));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : names.slice(0, -1).join(', ') + words.and + last;
}

function charactersOf({ quoted }: PrintCheckWords, { findings }: Cause): string {
  const characters = new Set(findings.flatMap((finding) => finding.characters ?? []));
  return [...characters].map(quoted).join(', ');
}

function inkText({ c, m, y, k }: InkPercents): string {
  return `C ${c} M ${m} Y ${y} K ${k}`;
}

/** A visible difference in lightness takes precedence over saturation. */
function shiftOf(chosen: string, printed: string): 'darker' | 'lighter' | 'duller' {
  const lighter = luminance(printed) - luminance(chosen);
  if (Math.abs(lighter) < 0.02) return 'duller';
  return lighter > 0 ? 'lighter' : 'darker';
}

export function ruleText(
  words: PrintCheckWords,
  { rule, measured, needed }: RuleResult,
  format: NumberFormat,
): { title: string; detail: string } {
  const rules: Record<PrintRule, RuleTexts> = words.rules;
  const { title, detail, unlimited } = rules[rule];
  if (measured === Number.POSITIVE_INFINITY && unlimited) return { title, detail: unlimited };
  const formatted = (value: number) => formatQuantity(value, unitOfRule[rule], format, needed);
  return { title, detail: detail(formatted(measured ?? 0), formatted(needed)) };
}

/** The label of a fix button: the result of the fix. */
export function fixText({ fixes, layouts, subjects }: PrintCheckWords, fix: Fix): string {
  switch (fix.kind) {
    case 'moveLogo':
      return moveText(fixes, fix.right, fix.down);
    case 'shrinkLogo':
      return fixes.shrinkLogo(fix.size);
    case 'zoomOut':
      return fixes.zoomOut;
    case 'recolour': {
      const { way, colours } = fix;
      const isOne = colours.every((colour) => colour === colours[0]);
      return isOne ? fixes[way](colours[0]) : fixes.several[way](colours.length);
    }
    case 'setIn':
      return fixes.setIn(fix.font);
    case 'enlargeQr':
      return fixes.enlargeQr(fix.size);
    case 'leaveOut':
      return fixes.leaveOut(fix.fields.map((field) => subjects[field]).join(', '));
    case 'resetPlace':
    case 'automaticLogo':
    case 'logoOnBack':
    case 'addBackWithLogo':
    case 'addressOnBack':
    case 'removePicture':
    case 'sayContact':
      return fixes[fix.kind];
    case 'useLook':
      return fix.showsPicture ? fixes.usePictureLook : fixes.useLook;
    case 'useLayout':
      return fixes.takeLayout(layouts[fix.layout]);
  }
}

function moveText(fixes: PrintCheckWords['fixes'], right: number, down: number): string {
  if (right !== 0 && down !== 0) return fixes.moveIn;
  if (down === 0) return right < 0 ? fixes.moveLeft(-right) : fixes.moveRight(right);
  return down < 0 ? fixes.moveUp(-down) : fixes.moveDown(down);
}
