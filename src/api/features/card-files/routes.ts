import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { concurrencyLimit } from '../../concurrency-limit.ts';
import { clientDisconnected } from '../../http/client-disconnect.ts';
import { registerCall } from '../../http/register-call.ts';
import { GiveUp } from '../../jobs/task.ts';
import { pacedRetries } from '../../paced-retries.ts';
import { requestGate } from '../../request-gate.ts';
import { countedFor } from '../../security/open-key.ts';
import type { Needs } from '../../services.ts';
import { fileMaker } from '../../snapshots/make-file.ts';
import { printedFileKey } from '../../storage/object-keys.ts';
import { ThreadEnded } from '../../thread-pool.ts';
import { snapshotOf } from './snapshot-of-card.ts';

type Deps = Needs<
  | 'cards.find'
  | 'cardFiles'
  | 'objects.read'
  | 'objects.write'
  | 'printer.print'
  | 'limits.count'
  | 'areFilesOn'
>;

/** A file takes half a second. */
const retryAfter = pacedRetries({ everyMs: 500, maxSeconds: 60 });

/** One file at a time, by the thread that makes those of proofs: a proof waits for one file at most. */
const withFileSlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 20, maxPerUser: 4, retryAfter });

/** Those that wait for a file, and some that get a stored one meanwhile. */
const gate = requestGate({ maxOpen: 32, retryAfter });

/** Files of cards for programs. */
export async function cardFilesFeature(app: FastifyInstance, deps: Deps): Promise<void> {
  const { cards, cardFiles, objects, limits, areFilesOn } = deps;
  const makeFile = fileMaker(deps);

  registerCall(
    app,
    'cardFile',
    async ({ user, params, request, reply }) => {
      if (!areFilesOn) throw new Refusal('NOT_FOUND');
      const { accountId } = user;
      const counted = countedFor(user);
      await limits.count('cardFilesByUser', counted);
      const saved = await cards.find(accountId, params.id);
      if (!saved) throw new Refusal('CARD_NOT_FOUND');
      const snapshot = snapshotOf(saved);
      const { documentId: id } = snapshot;
      const etag = `"${id}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) {
        reply.code(304);
        return '';
      }
      const key = { accountId, cardId: saved.id };
      const stored = async () =>
        (await cardFiles.find(key)) === id ? objects.read(printedFileKey(id)) : null;
      const made = async (): Promise<Readable> => {
        const earlier = await stored();
        if (earlier) return earlier;
        // It goes on if the client leaves: the next request gets the file from the storage.
        const pdf = await makeFile(snapshot, new AbortController().signal).catch(refuseEndedThread);
        await objects.write(printedFileKey(id), pdf, 'application/pdf');
        await cardFiles.set(key, id);
        return Readable.from([pdf], { objectMode: false });
      };
      const file =
        (await stored()) ??
        (await withFileSlot(made, { userId: counted, signal: clientDisconnected(reply) }));
      // A client that reads slowly keeps nobody out.
      gate.leave(request);
      reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="business-card-${saved.id}.pdf"`);
      return file;
    },
    { admit: gate.enter },
  );
}

/** A card whose images cannot be printed, or need too much time or memory. */
function refuseEndedThread(error: unknown): never {
  if (error instanceof ThreadEnded || error instanceof GiveUp)
    throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 60 });
  throw error;
}
