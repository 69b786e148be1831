import type { Language } from '#domain/account/languages.ts';
import { formatNumbers } from '#domain/language/message-rules.ts';
import { languageFacts } from '#messages/languages.ts';
import { useLanguage } from './messages-context.tsx';

/** Formats an amount for the current language; whole dollars without cents. */
export function useDollars(): (cents: number) => string {
  const { current } = useLanguage();
  return (cents) => formatDollars(current, cents);
}

/** As Intl.NumberFormat does, whose first use takes longer than everything else on a page of prices. */
export function formatDollars(language: Language, cents: number): string {
  const facts = languageFacts[language];
  const [amount, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const whole = formatNumbers(facts)(amount, 0);
  const shown = rest === 0 ? whole : `${whole}${facts.decimal}${String(rest).padStart(2, '0')}`;
  return (cents < 0 ? '-' : '') + facts.dollars.replace('#', () => shown);
}
