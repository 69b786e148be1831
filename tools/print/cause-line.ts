import { logoLimits } from '#domain/card/card.ts';
import type { Cause } from '#layout/check/causes.ts';
import editorEn from '#messages/en/editor.ts';
import printCheckEn from '#messages/en/print-check.ts';
import { numberFormat } from '#web/shared/i18n/number-format.ts';
import { causeText } from '#web/shared/print-check/print-check-text.ts';
import { printCheckWords } from '#web/shared/print-check/print-check-words.ts';

const format = numberFormat('en');

/** The words of the print check, for commands. */
export const printCheckEnglish = printCheckWords(editorEn, printCheckEn);

/** A finding of the print check as one line. `fonts` is the folder where the command looks for custom fonts. */
export function causeLine(cause: Cause, fonts: string | undefined): string {
  return `${printCheckEnglish.states[cause.level]}: ${causeWords(cause, fonts)}`;
}

export function causeWords(cause: Cause, fonts: string | undefined): string {
  const { title, detail } = causeText(
    printCheckEnglish,
    { ...cause, fix: null },
    logoLimits.size.fallback,
    format,
  );
  if (cause.code !== 'FONT_NOT_ON_DEVICE') return detail ? `${title} (${detail})` : title;
  const [{ font = '' }] = cause.findings;
  const where = fonts
    ? `${fonts} does not have the file that the card was designed with`
    : 'give the folder of its file with --fonts';
  return `${font} is not at hand, Inter is in its place (${where})`;
}
