import { languageFacts } from '#messages/languages.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';

/** Formats whole numbers, shares and dollars of the overview. */
export function useMetricFormats() {
  const { current } = useLanguage();
  const { locale } = languageFacts[current];
  const number = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  const dollars = new Intl.NumberFormat(current, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const exact = new Intl.NumberFormat(current, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return {
    count: (value: number) => number.format(value),
    share: (value: number) => share.format(value),
    change: (value: number) => change.format(value),
    /** For the marks of an axis. */
    roundDollars: (cents: number) => dollars.format(cents / 100),
    dollars: (cents: number) => exact.format(cents / 100),
  };
}
