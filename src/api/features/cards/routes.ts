import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import { chooseLanguage, languageCookie } from '#domain/languages.ts';
import { askedLanguages } from '../../platform/asked-languages.ts';
import { compressLongAnswers } from '../../platform/compress.ts';
import { linkNextPage } from '../../platform/next-page.ts';
import { serve } from '../../platform/serve.ts';
import { type CardStore, pageSize } from '../../store/cards.ts';
import { changeCard } from './change-card.ts';
import { duplicateCard } from './duplicate-card.ts';
import { presentCard } from './present-card.ts';
import { requestKeyOf } from './request-key.ts';
import { type AcceptLogo, saveCard } from './save-card.ts';

export type CardDeps = { cards: CardStore; acceptLogo: AcceptLogo };

/** A design and its name need no more, whatever alphabet they are in. */
const bodyLimit = 16_384;
/** What is answered was parsed when it was saved. */
const isTrusted = true;

export function cardRoutes(app: FastifyInstance, deps: CardDeps): void {
  const { cards } = deps;
  compressLongAnswers(app);

  serve(
    app,
    'listCards',
    async ({ person, query, reply }) => {
      const page = await cards.list(person.id, query.before);
      // More than a page is for accounts whose limit an admin raised.
      const last = page.length === pageSize ? page.at(-1) : undefined;
      linkNextPage(reply, 'listCards', last ? { before: last.id } : null);
      return page.map(presentCard);
    },
    { isTrusted },
  );

  serve(
    app,
    'readCard',
    async ({ person, params }) => {
      const card = await cards.find(person.id, params.id);
      if (!card) throw new Refusal('CARD_NOT_FOUND');
      return presentCard(card);
    },
    { isTrusted },
  );

  serve(
    app,
    'saveCard',
    async ({ person, body, request }) =>
      presentCard(await saveCard(deps, person, body, requestKeyOf(request, 'save', body))),
    { bodyLimit, isTrusted },
  );

  serve(
    app,
    'changeCard',
    async ({ person, params, body }) => presentCard(await changeCard(deps, person.id, params.id, body)),
    { bodyLimit, isTrusted },
  );

  serve(app, 'deleteCard', async ({ person, params }) => {
    if (!(await cards.bin(person.id, params.id))) throw new Refusal('CARD_NOT_FOUND');
  });

  serve(
    app,
    'duplicateCard',
    async ({ person, params, request }) => {
      const requestKey = requestKeyOf(request, 'duplicate', params.id);
      // An admin who looks at somebody's cards speaks a language of their own.
      const chosen = person.isImpersonating ? null : person.language;
      const language = chosen ?? chooseLanguage(request.cookies[languageCookie], askedLanguages(request));
      return presentCard(await duplicateCard(deps, person, params.id, language, requestKey));
    },
    { isTrusted },
  );

  serve(
    app,
    'restoreCard',
    async ({ person, params }) => presentCard(await cards.restore(person.id, params.id)),
    { isTrusted },
  );
}
