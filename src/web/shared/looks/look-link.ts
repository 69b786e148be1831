import type { Card } from '#domain/card/card.ts';
import { type CardLook, currentLook, type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { withLook } from '#domain/look/choose-look.ts';

const parameter = 'look';

/** A link to the editor that puts a look on the card there. Variations are not part of the address. */
export function lookLink(look: CardLook): { to: string; state: LookState } {
  return { to: `/?${parameter}=${look.id}`, state: { look } };
}

type LookState = { look?: CardLook };

/** The look that a link to the editor asks for, or null. */
export function linkedLook({ search, state }: { search: string; state: unknown }): CardLook | null {
  const id = new URLSearchParams(search).get(parameter);
  if (id === null || !isLookId(id)) return null;
  const look = isLookState(state) ? state.look : undefined;
  return look?.id === id ? look : currentLook(id);
}

/** The card in a look with its variation. */
export function withVariation(card: Card, look: CardLook): Card {
  const changed = withLook(card, look.id);
  return { ...changed, style: { ...changed.style, look } };
}

export function isLookId(text: string): text is LookId {
  return lookIds.some((id) => id === text);
}

function isLookState(state: unknown): state is LookState {
  return typeof state === 'object' && state !== null && parameter in state;
}
