import type { OpenProof } from '#contract/links/proof-schemas.ts';
import type { Order } from '#contract/orders/order-schemas.ts';
import type { AskedChange } from '#domain/proof/proof.ts';
import { withLink } from './a-link.ts';
import type { ApiUnderTest } from './api-under-test.ts';
import type { Caller } from './caller.ts';

/** An order that is sent, with the token of its print shop's link. */
export type SentOrder = { order: Order; link: { token: string }; rest: string | null };

/** What a manager, those who are asked and the print shop do with orders, over the API. Any refusal is thrown. */
export function orderSteps(api: ApiUnderTest, caller: Caller) {
  async function done<Answer>(response: ReturnType<Caller['get']>): Promise<Answer> {
    const { statusCode, body } = await response;
    if (statusCode >= 400) throw new Error(body);
    return JSON.parse(body) as Answer;
  }
  const read = (id: string) => done<Order>(caller.call('readOrder', { params: { id } }));
  const act = async (id: string, action: string, body: object = {}) => {
    const { version } = await read(id);
    return caller.post(`/api/orders/${id}/${action}`, { version, ...body });
  };
  return {
    read,
    act,
    create: (cardIds: readonly string[], more: object = {}) =>
      caller.call('createOrder', {
        body: { lines: cardIds.map((cardId) => ({ cardId, quantity: 100 })), ...more },
      }),
    /** The token of a link for approval. */
    ask: async (id: string) => (await done<{ token: string }>(act(id, 'approval'))).token,
    release: async (id: string) => done<Order>(act(id, 'release')),
    send: async (id: string, body: object = {}) => done<SentOrder>(act(id, 'send', body)),
    /** Answers the proof of a link about a card: approves it, or requests changes. */
    answer: async (token: string, fullName: string, changes: AskedChange[] | null) => {
      const visitor = api.visitor();
      const proof = await done<OpenProof>(visitor.call('openProof', withLink(token)));
      const version = proof.cards.find(({ card }) => card.content.fullName === fullName);
      if (!version) throw new Error(`The proof does not have ${fullName}`);
      return visitor.call('answerProof', {
        body: { id: version.id, name: 'Lucia', changes },
        ...withLink(token),
      });
    },
  };
}
