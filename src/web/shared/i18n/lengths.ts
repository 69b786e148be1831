import type { Language } from '#domain/account/languages.ts';
import type { Card } from '#domain/card/card.ts';
import type { Size } from '#layout/guides.ts';
import type { EditorMessages } from '#messages/en/editor.ts';
import { useLanguage } from './messages-context.tsx';
import { numberFormat } from './number-format.ts';
import { useTexts } from './use-texts.ts';

/** Lengths in mm as texts. */
export type Lengths = { length: (mm: number) => string; size: (mm: Size) => string };

type Format = Card['format'];

/** Texts of the lengths of a card in this format: in inches if the format is American, else in millimetres. */
export function useLengths(format: Format): Lengths {
  const { lengths: t } = useTexts().editor;
  return lengthTexts(t, useLanguage().current, format);
}

export function lengthTexts(t: EditorMessages['lengths'], language: Language, format: Format): Lengths {
  const isAmerican = format === 'us';
  const { length, size } = isAmerican ? t.inch : t.mm;
  const formatNumber = numberFormat(language);
  // Rounded to three decimals: 88.9 + 2 * 3.175 is not exactly 95.25.
  const text = (mm: number) => formatNumber(isAmerican ? mm / mmPerInch : mm, 3);
  return {
    length: (mm) => length(isAmerican && isEighthInch(mm) ? '⅛' : text(mm)),
    size: ({ width, height }) => size(text(width), text(height)),
  };
}

const mmPerInch = 25.4;

function isEighthInch(mm: number): boolean {
  return Math.abs(mm - mmPerInch / 8) < 0.001;
}
