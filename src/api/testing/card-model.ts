/** What the product should do with two people's cards, in as few words as possible. The server is held against it. */

export type Command =
  | { kind: 'save'; by: number; name: string; key: string | null }
  | { kind: 'duplicate' | 'delete' | 'restore' | 'read'; by: number; of: number; at: number }
  | { kind: 'rename'; by: number; of: number; at: number; name: string; age: number | null }
  | { kind: 'limit'; of: number; limit: number };

type ModelCard = { id: string; name: string; version: number };
/** What a request with a key has made. */
type Made = { name: string; cardId: string };
export type ModelUser = { limit: number; live: ModelCard[]; bin: ModelCard[]; keys: Map<string, Made> };

export function newUser(limit: number): ModelUser {
  return { limit, live: [], bin: [], keys: new Map() };
}

/** The status a command should be answered with; who asks for another's card is told that there is none. */
export function expectedStatus(users: ModelUser[], command: Exclude<Command, { kind: 'limit' }>): number {
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

/** The bin holds as many as the limit, the latest deleted last; what it lets go of is gone, with the keys it was made by. */
export function putInBin(user: ModelUser, card: ModelCard): void {
  const bin = [...user.bin, card];
  user.bin = bin.slice(-user.limit);
  const gone = new Set(bin.slice(0, -user.limit).map(({ id }) => id));
  for (const [key, { cardId }] of user.keys) if (gone.has(cardId)) user.keys.delete(key);
}

/** The card a command is about: one of the bin's for a restore, else one of the live; undefined where there is none. */
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
