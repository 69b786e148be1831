import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../../shared/i18n/number-format.ts';

/** Formats numbers with at most this many decimals. */
export function useNumber(decimals: number): (value: number) => string {
  const format = numberFormat(useLanguage().current);
  return (value) => format(value, decimals);
}
