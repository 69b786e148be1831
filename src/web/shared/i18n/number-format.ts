import type { Language } from '#domain/account/languages.ts';

/** Formats a number in the user's language. */
export type NumberFormat = (value: number, decimals: number) => string;

const separators: Record<Language, { decimal: string; thousands: string }> = {
  en: { decimal: '.', thousands: ',' },
  sk: { decimal: ',', thousands: '\u00a0' },
};

/** Without Intl.NumberFormat: creating the first one takes longer than the whole print check. */
export function numberFormat(language: Language): NumberFormat {
  const { decimal, thousands } = separators[language];
  return (value, decimals) => {
    const [whole = '', fraction] = String(Number(value.toFixed(decimals))).split('.');
    const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + decimal + fraction : grouped;
  };
}
