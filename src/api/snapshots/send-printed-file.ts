import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import type { Needs } from '../services.ts';
import { printedFileKey } from '../storage/object-keys.ts';
import type { SnapshotKey } from '../store/proofs/snapshots.ts';

type Deps = Needs<'snapshots.find' | 'objects.read'>;

/** Sends the stored file of a snapshot, with its hash as its tag. */
export function printedFileSender({ snapshots, objects }: Deps) {
  return async (key: SnapshotKey, reply: FastifyReply): Promise<Readable> => {
    const found = await snapshots.find(key);
    if (!found) throw new Refusal('NOT_FOUND');
    const { file, isGivenUp } = found;
    if (!file && isGivenUp) throw new Refusal('NOT_FOUND');
    const stored = file && (await objects.read(printedFileKey(key.id)));
    // It is being made.
    if (!file || !stored) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="business-card-${key.id}.pdf"`)
      .header('etag', `"${file.hash.toString('hex')}"`);
    return stored;
  };
}
