import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { problemCodes } from '#contract/field-errors.ts';
import { tidyText } from '#domain/card/card-text.ts';
import { applyDesign, personProblems } from '#domain/design/company-design.ts';
import { submittedContent } from '#domain/design/fill-in.ts';
import { mailedLinksMax } from '#domain/mail/mail.ts';
import { designRefusal } from '#domain/plan/plans.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { languageOf } from '../../http/accept-language.ts';
import { actorOf, auditSourceOf } from '../../http/audit-source.ts';
import { clientDisconnected } from '../../http/client-disconnect.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeShareLink } from '../../http/serialize/serialize-share-link.ts';
import { newLinkToken } from '../../security/link-token.ts';
import { countedFor } from '../../security/open-key.ts';
import type { SessionUser } from '../../security/session.ts';
import type { Needs } from '../../services.ts';
import type { UploadKey } from '../../store/cards/uploads.ts';
import type { DesignRow } from '../../store/designs/designs.ts';
import { refuseProblems } from '../../store/designs/refuse-problems.ts';
import { linkedImage, readFillIn, submitterKey } from './read-fill-in.ts';
import { waitingRows } from './waiting-rows.ts';

type Deps = Needs<
  | 'shareLinks.create'
  | 'designs.find'
  | 'designs.cardsOf'
  | 'designs.listedPeople'
  | 'submissions'
  | 'syncedPeople'
  | 'cards.find'
  | 'limits.count'
  | 'count'
  | 'isMailOn'
  | 'now'
> & {
  readImage: (key: UploadKey) => Promise<{ file: Readable; contentType: string; byteSize: number }>;
};

/** In bytes; the ids of 500 cards. */
const linksBodyLimit = 65_536;
/** In bytes; 500 rows as they were seen. */
const rowsBodyLimit = 131_072;
/** In bytes; 500 people with every text at its maximum. */
const peopleBodyLimit = 4_194_304;
/** Stored designs and submissions were validated on entry. */
const skipResponseValidation = true;

/** Accepting holds a connection while it waits for the account's imports, so few run at once. */
const withAcceptSlot = concurrencyLimit({ maxRunning: 2, maxWaiting: 100, maxPerUser: 10 });
/** Submissions of one account wait for each other. Here they wait without a connection. */
const withSubmitSlot = concurrencyLimit({ maxRunning: 2, maxWaiting: 1000, maxPerUser: 600 });

/** Links by which people fill in the texts of their cards. */
export async function fillInFeature(app: FastifyInstance, deps: Deps): Promise<void> {
  const { shareLinks, submissions, designs, readImage, limits, count, isMailOn, now } = deps;

  /** The email on each card of a design; empty where it has none. */
  const emailsOf = async (accountId: string, { id, company }: DesignRow) =>
    new Map(
      (await designs.cardsOf(accountId, id)).map((card) => [
        card.id,
        tidyText(applyDesign(company, card.content).content.email),
      ]),
    );

  registerCall(
    app,
    'createFillInLinks',
    async ({ user, params, body: { cardIds, isMailed = false }, request }) => {
      refuseWithoutPlan(user);
      if (isMailed && !isMailOn) throw new Refusal('MAIL_OFF');
      // The mails name this address, so it is the sender's own.
      if (isMailed && !user.isEmailVerified) throw new Refusal('EMAIL_UNCONFIRMED');
      const wanted = cardIds && [...new Set(cardIds)];
      await limits.count('newShareLinksByAccount', user.accountId, wanted?.length ?? 1);
      const design = await designs.find(user.accountId, params.id);
      if (!design) throw new Refusal('DESIGN_NOT_FOUND');
      const subject = { kind: 'fill_in' as const, subjectId: params.id };
      const forEverybody = { ...newLinkToken(), ...subject };
      const emails = wanted && (await emailsOf(user.accountId, design));
      const toAddress = new Map<string, number>();
      const made = wanted?.map((cardId) => {
        const recipient = emails?.get(cardId);
        if (recipient === undefined) throw new Refusal('CARD_NOT_FOUND');
        const link = { ...subject, cardId };
        const key = recipient.toLowerCase();
        toAddress.set(key, (toAddress.get(key) ?? 0) + 1);
        // A shared mailbox gets no more mails than it would be sent; the others get a link to copy.
        return isMailed && recipient !== '' && (toAddress.get(key) ?? 0) <= mailedLinksMax
          ? { ...link, recipient, token: null }
          : { ...link, ...newLinkToken() };
      }) ?? [forEverybody];
      const mailed = made.filter(({ token }) => token === null).length;
      if (mailed > 0) await limits.count('mailedLinksByAccount', user.accountId, mailed);
      const links = made.map(({ token: _, ...link }) => link);
      const sender = { id: user.id, email: user.email, language: user.language ?? languageOf(request) };
      const created = await shareLinks.create(user.accountId, sender, links, now());
      return created.map((link, at) => ({ ...serializeShareLink(link), token: made[at]?.token ?? null }));
    },
    { bodyLimit: linksBodyLimit },
  );

  registerCall(
    app,
    'readFillIn',
    async ({ link, query }) => {
      const opened = await readFillIn(deps, link, query.key);
      count('linkOpened', 'fillIn');
      return opened;
    },
    { skipResponseValidation },
  );

  registerCall(app, 'readFillInImage', async ({ link, params, reply }) => {
    const id = await linkedImage(deps, link, params.id);
    const { file, contentType, byteSize } = await readImage({ accountId: link.accountId, id });
    reply.headers({ 'content-length': byteSize, 'content-security-policy': "default-src 'none'; sandbox" });
    reply.type(contentType);
    return file;
  });

  registerCall(app, 'submitFillIn', async ({ link, body, reply }) => {
    await limits.count('submissionsByLink', link.id);
    const submit = async () => {
      const design = await designs.find(link.accountId, link.subjectId);
      if (!design) throw new Refusal('LINK_ENDED');
      const content = submittedContent(design.company, body);
      refuseProblems(
        personProblems(design.company, content).map((problem) => [
          'field' in problem ? `texts/${problem.field}` : 'branchId',
          problemCodes[problem.kind],
        ]),
      );
      await submissions.submit(link, submitterKey(link, body.key) ?? body.key, content, now());
    };
    await withSubmitSlot(submit, { userId: link.id, signal: clientDisconnected(reply) });
  });

  registerCall(
    app,
    'putPeople',
    async ({ user, params, body, request, reply }) => {
      const counted = countedFor(user);
      await limits.count('importedCardsByUser', counted, body.people.length + 1);
      const how = { by: importerOf(user, request), now: now() };
      return withAcceptSlot(() => deps.syncedPeople.sync(user.accountId, params.id, body, how), {
        userId: counted,
        signal: clientDisconnected(reply),
      });
    },
    {
      bodyLimit: peopleBodyLimit,
      allowBody: async (user, bytes) => {
        refuseWithoutPlan(user);
        await limits.count('designBytesByUser', countedFor(user), bytes);
      },
    },
  );

  registerCall(app, 'listSubmissions', ({ user }) => waitingRows(deps, user.accountId), {
    skipResponseValidation,
  });

  registerCall(
    app,
    'acceptSubmissions',
    async ({ user, body: { rows }, request, reply }) => {
      refuseWithoutPlan(user);
      await limits.count('importedCardsByUser', user.id, rows.length + 1);
      const by = importerOf(user, request);
      return withAcceptSlot(() => submissions.accept(user.accountId, rows, by), {
        userId: user.id,
        signal: clientDisconnected(reply),
      });
    },
    { bodyLimit: rowsBodyLimit },
  );

  registerCall(
    app,
    'declineSubmissions',
    async ({ user, body: { ids } }) => {
      await limits.count('savesByUser', user.id);
      return { declined: await submissions.decline(user.accountId, ids) };
    },
    { bodyLimit: rowsBodyLimit },
  );
}

/** Who makes and changes cards, for the logs. */
function importerOf(user: SessionUser, request: FastifyRequest) {
  const own = { actorId: user.id, subjectId: user.id, source: auditSourceOf(request) };
  return actorOf(user, request) ?? own;
}

function refuseWithoutPlan(user: Parameters<typeof designRefusal>[0]): void {
  const refusal = designRefusal(user);
  if (refusal) throw new Refusal(refusal);
}
