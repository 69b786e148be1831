import type { CardContent } from '../card/card.ts';
import { foldText } from '../plain-text.ts';
import { type Trade, trades } from './look-topics.ts';
import { generalPositions, relatedTrades, tradeStems, tradeTitles } from './trade-stems.ts';

/** How much a text tells about the trade. The position is what the person does; the company may do more. */
const sources = [
  { field: 'position', table: tradeStems, weight: 1 },
  { field: 'companyName', table: tradeStems, weight: 0.9 },
  { field: 'website', table: tradeStems, weight: 0.8 },
  { field: 'fullName', table: tradeTitles, weight: 0.7 },
  { field: 'department', table: tradeStems, weight: 0.6 },
  { field: 'position', table: generalPositions, weight: 0.4 },
] as const;

const kindredShare = 0.5;

/** The trades that a card's texts tell, each from 0 to 1. */
export function tradesOfTexts(content: CardContent): Map<Trade, number> {
  const found = new Map<Trade, number>();
  const add = (trade: Trade, weight: number) => found.set(trade, Math.max(found.get(trade) ?? 0, weight));
  for (const { field, table, weight } of sources)
    for (const trade of tradesIn(table, content[field])) add(trade, weight);
  for (const [trade, weight] of [...found])
    for (const other of relatedTrades[trade] ?? []) add(other, weight * kindredShare);
  return found;
}

function tradesIn(table: Readonly<Partial<Record<Trade, string>>>, text = ''): Trade[] {
  const words = ` ${
    foldText(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
  return trades.filter((trade) =>
    table[trade]?.split(', ').some((stem) => words.includes(` ${stem.replace('.', ' ')}`)),
  );
}
