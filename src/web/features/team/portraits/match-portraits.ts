import type { CardContent } from '#domain/card/card.ts';

/** A file for the card of the person that it is named after. */
export type Portrait<Named, Card> = { file: Named; card: Card };

/**
 * Files that are named by the email on a card, such as `elena@lumen.example.jpg`, and the names of the others. Of two for one
 * person the first counts. An email that several people share names nobody.
 */
export function matchPortraits<Named extends { name: string }, Card extends { texts: CardContent }>(
  files: readonly Named[],
  cards: readonly Card[],
): { portraits: Portrait<Named, Card>[]; unknown: string[] } {
  const byEmail = new Map<string, Card | null>();
  for (const card of cards) {
    const key = emailKey(card.texts.email ?? '');
    byEmail.set(key, byEmail.has(key) ? null : card);
  }
  byEmail.delete('');
  const portraits: Portrait<Named, Card>[] = [];
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

/** The files of a folder that can be photographs. */
export function photographsOf(files: readonly File[]): File[] {
  return files.filter(({ type }) => type === 'image/png' || type === 'image/jpeg');
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
