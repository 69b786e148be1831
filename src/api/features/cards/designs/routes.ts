import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { designRefusal } from '#domain/plan/plans.ts';
import { concurrencyLimit } from '../../../concurrency-limit.ts';
import { uuidv7 } from '../../../database/ids.ts';
import { actorOf, auditSourceOf } from '../../../http/audit-source.ts';
import { clientDisconnected } from '../../../http/client-disconnect.ts';
import { registerCall } from '../../../http/register-call.ts';
import type { SessionUser } from '../../../security/session.ts';
import type { Needs } from '../../../services.ts';
import { idempotencyKeyOf } from '../idempotency-key.ts';
import type { AcceptLogo } from '../save-card.ts';
import { changeDesign } from './change-design.ts';
import { serializeDesign, serializeVersion } from './serialize-design.ts';

export type DesignDeps = Needs<'designs' | 'limits.count' | 'count'> & {
  /** Checks a logo of the user of one request. */
  acceptLogoOf: (user: SessionUser, request: FastifyRequest, reply: FastifyReply) => AcceptLogo;
};

/** In bytes; a design with a hundred branches in any script. */
const designBodyLimit = 1_048_576;
/** In bytes; 500 people with every text at its maximum, once for the card and twice for the list. */
const importBodyLimit = 8_388_608;
/** Stored designs were validated on entry. */
const skipResponseValidation = true;

/** An import holds a connection while it waits for its account's other imports, so few run at once. */
const withImportSlot = concurrencyLimit({ maxRunning: 2, maxWaiting: 400, maxPerUser: 250 });

export function designRoutes(
  app: FastifyInstance,
  { designs, limits, count, acceptLogoOf }: DesignDeps,
): void {
  const allow = async (user: SessionUser, bytes: number) => {
    const refusal = designRefusal(user);
    if (refusal) throw new Refusal(refusal);
    await limits.count('designBytesByUser', user.id, bytes);
  };
  const allowSave = async (user: SessionUser, bytes = 0) => {
    await allow(user, bytes);
    await limits.count('savesByUser', user.id);
  };

  registerCall(
    app,
    'listDesigns',
    async ({ user }) => (await designs.list(user.accountId)).map(serializeDesign),
    {
      skipResponseValidation,
    },
  );

  registerCall(
    app,
    'createDesign',
    async ({ user, body, request }) => {
      await allowSave(user);
      const by = actorOf(user, request);
      return serializeDesign(await designs.createFromCard(user.accountId, { id: uuidv7(), ...body }, by));
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'changeDesign',
    async ({ user, params, body, request, reply }) => {
      const deps = { designs, acceptLogo: acceptLogoOf(user, request, reply) };
      return serializeDesign(
        await changeDesign(deps, user.accountId, params.id, body, user.id, actorOf(user, request)),
      );
    },
    { bodyLimit: designBodyLimit, allowBody: allowSave, skipResponseValidation },
  );

  registerCall(
    app,
    'listDesignVersions',
    async ({ user, params }) => {
      if (!(await designs.find(user.accountId, params.id))) throw new Refusal('DESIGN_NOT_FOUND');
      return (await designs.versions(user.accountId, params.id)).map(serializeVersion);
    },
    { skipResponseValidation },
  );

  registerCall(
    app,
    'listPeopleOfDesign',
    async ({ user, params }) => {
      if (!(await designs.find(user.accountId, params.id))) throw new Refusal('DESIGN_NOT_FOUND');
      return designs.listedPeople(user.accountId, params.id);
    },
    { skipResponseValidation },
  );

  registerCall(app, 'deleteDesign', ({ user, params, query, request }) =>
    designs.delete(user.accountId, params.id, query.cards === 'keep', actorOf(user, request)),
  );

  registerCall(
    app,
    'importCards',
    async ({ user, params, body: list, request, reply }) => {
      await limits.count('importedCardsByUser', user.id, list.create.length + list.change.length + 1);
      const key = idempotencyKeyOf(request, 'import', params.id, list);
      const by = actorOf(user, request) ?? {
        actorId: user.id,
        subjectId: user.id,
        source: auditSourceOf(request),
      };
      const { result, isRepeated } = await withImportSlot(
        () => designs.importCards(user.accountId, params.id, { list, key, by, loggedAs: 'cards_imported' }),
        { userId: user.id, signal: clientDisconnected(reply) },
      );
      if (!isRepeated) count('cardsImported', '', result.created.length);
      return result;
    },
    { bodyLimit: importBodyLimit, allowBody: allow, skipResponseValidation },
  );
}
