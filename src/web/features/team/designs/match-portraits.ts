import type { ExistingCard } from '#domain/design/match-cards.ts';

/** A file for the card of the person that it is named after. */
export type Portrait<Named> = { file: Named; card: ExistingCard };

/** Files that are named by the email on a card, such as `elena@lumen.example.jpg`, and the names of the others. Of two for one person the first counts. */
export function matchPortraits<Named extends { name: string }>(
  files: readonly Named[],
  cards: readonly ExistingCard[],
): { portraits: Portrait<Named>[]; unknown: string[] } {
  const byEmail = new Map(cards.map((card) => [emailKey(card.texts.email ?? ''), card]));
  byEmail.delete('');
  const portraits: Portrait<Named>[] = [];
  const unknown: string[] = [];
  for (const file of files) {
    const key = emailKey(file.name.replace(/\.(?:png|jpe?g)$/iu, ''));
    const card = byEmail.get(key);
    if (card) portraits.push({ file, card });
    else unknown.push(file.name);
    byEmail.delete(key);
  }
  return { portraits, unknown };
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
