/** A small model of cards, bins and limits of users. Tests compare the server with it. */

export type ModelCommand =
  | { kind: 'save'; by: number; name: string; key: string | null }
  | { kind: 'duplicate' | 'delete' | 'restore' | 'read'; by: number; of: number; at: number }
  | { kind: 'rename'; by: number; of: number; at: number; name: string; age: number | null }
  | { kind: 'limit'; of: number; limit: number };

type ModelCard = { id: string; name: string; version: number };
/** The card created by a request with an idempotency key. */
type Created = { name: string; cardId: string };
export type ModelUser = { limit: number; live: ModelCard[]; bin: ModelCard[]; keys: Map<string, Created> };

export function newUser(limit: number): ModelUser {
  return { limit, live: [], bin: [], keys: new Map() };
}

/** The expected status of a command. The card of another user is reported as not found. */
export function expectedStatus(
  users: ModelUser[],
  command: Exclude<ModelCommand, { kind: 'limit' }>,
): number {
  const user = userAt(users, command.by);
  const isFull = user.live.length >= user.limit;
  if (command.kind === 'save') {
    const made = command.key === null ? undefined : user.keys.get(command.key);
    if (made) return made.name === command.name ? 201 : 400;
    return isFull ? 403 : 201;
  }
  const isOwn = command.by === command.of;
  const card = cardOf(users, command);
  if (!card || !isOwn) return 404;
  switch (command.kind) {
    case 'read':
      return 200;
    case 'delete':
      return 204;
    case 'duplicate':
      return isFull ? 403 : 201;
    case 'restore':
      return isFull ? 403 : 200;
    case 'rename':
      return command.age === null || command.age === 0 ? 200 : 409;
  }
}

/** The bin keeps as many cards as the limit, latest last. Older ones are removed with their idempotency keys. */
export function putInBin(user: ModelUser, card: ModelCard): void {
  const bin = [...user.bin, card];
  user.bin = bin.slice(-user.limit);
  const gone = new Set(bin.slice(0, -user.limit).map(({ id }) => id));
  for (const [key, { cardId }] of user.keys) if (gone.has(cardId)) user.keys.delete(key);
}

/** The card of a command: from the bin for a restore, else a live one; undefined if there is none. */
export function cardOf(users: ModelUser[], { kind, of, at }: { kind: string; of: number; at: number }) {
  const { live, bin } = userAt(users, of);
  const cards = kind === 'restore' ? bin : live;
  return cards[at % Math.max(1, cards.length)];
}

export function userAt(users: ModelUser[], index: number): ModelUser {
  const user = users[index];
  if (!user) throw new Error(`There is no user ${index}`);
  return user;
}
