import { linkHeaderName } from '#contract/links/link-header.ts';
import { type Caller, withHeaders } from './caller.ts';

/** The headers of whoever has a link. */
export function withLink(token: string) {
  return { headers: { [linkHeaderName]: token } };
}

/** A caller with a link. */
export function withToken(caller: Caller, token: string): Caller {
  return withHeaders(caller, { [linkHeaderName]: token });
}

/** A new fill-in link of a design, for everybody or for the person of a card. */
export async function aFillInLink(
  caller: Caller,
  designId: string,
  cardId?: string,
): Promise<{ id: string; token: string }> {
  const response = await caller.call('createFillInLinks', {
    params: { id: designId },
    body: cardId ? { cardIds: [cardId] } : {},
  });
  if (response.statusCode !== 201) throw new Error(`${response.statusCode}: ${response.body}`);
  const [link] = response.json<{ id: string; token: string }[]>();
  if (!link) throw new Error('No link');
  return link;
}
