import { useLanguage } from './messages-context.tsx';

/** Formats an amount for the current language; whole dollars without cents. */
export function useDollars(): (cents: number) => string {
  const { current } = useLanguage();
  const format = new Intl.NumberFormat(current, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return (cents) => format.format(cents / 100);
}
