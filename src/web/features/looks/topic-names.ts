import type { Trade } from '#domain/look/look-topics.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';

/** Trades as one text. */
export function useTradeNames(trades: readonly Trade[]): string {
  const t = useTexts('looks');
  return trades.map((trade) => t.trades[trade]).join(', ');
}

/** A name at the start of a chip or a line of a menu. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
