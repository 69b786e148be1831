import type { Language } from '#domain/account/languages.ts';
import { type OverviewMessages, overviewEn } from '../../../shared/i18n/en/overview.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { overviewSk } from '../../../shared/i18n/sk/overview.ts';

const texts: Record<Language, OverviewMessages> = { en: overviewEn, sk: overviewSk };

/** The texts of the overview, which are loaded with it. */
export function useOverviewTexts(): OverviewMessages {
  const { current } = useLanguage();
  return texts[current];
}

/** Formats whole numbers, shares and dollars of the overview. */
export function useFigureFormats() {
  const { current } = useLanguage();
  const locale = current === 'en' ? 'en-GB' : current;
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
