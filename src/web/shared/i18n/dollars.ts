import { useLanguage } from './messages-context.tsx';

/** Writes an amount as the reader's language does; whole dollars without cents. */
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
