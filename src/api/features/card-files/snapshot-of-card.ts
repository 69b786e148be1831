import { createHash } from 'node:crypto';
import { Refusal } from '#contract/errors.ts';
import { imagesOf } from '#domain/card/card-images.ts';
import { type CardSnapshot, freezeCard, freezeRefusal, snapshotText } from '#domain/proof/snapshot.ts';
import { printRelease } from '../../printing/print-release.ts';
import type { CardRow } from '../../store/cards/read-row.ts';

/** What a download in the browser has unless a print shop is chosen. */
const standardProfile = {};

/**
 * The card as it is now. The id of its document is from the hash of everything that its file is made from, and the time is
 * that of the last change: the same card gives the same file until a release prints it differently.
 */
export function snapshotOf({ id, card, updatedAt, ...row }: CardRow): CardSnapshot {
  if (!card) throw new Refusal('CARD_TOO_NEW');
  const onDevice = freezeRefusal(card, standardProfile);
  if (onDevice) throw new Refusal(onDevice);
  const createdAt = updatedAt.toISOString();
  const images = imagesOf(row);
  const frozen = freezeCard(card, { ...images, profile: standardProfile, createdAt, documentId: id });
  const hash = createHash('sha256').update(snapshotText(frozen)).update(printRelease());
  return { ...frozen, documentId: uuidOf(hash.digest()) };
}

/** The first bits of a hash as a UUID of version 8 (RFC 9562), which is for values of one's own. */
function uuidOf(hash: Buffer): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
