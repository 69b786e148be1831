import type { ShownProof } from '#contract/links/proof-schemas.ts';

type Stored = { fileHash: Buffer | null; fileBytes: number | null };

/** The stored file of a snapshot; null until it is made. */
export function serializePrintedFile({ fileHash, fileBytes }: Stored): ShownProof['file'] {
  return fileHash && fileBytes ? { sha256: fileHash.toString('hex'), bytes: fileBytes } : null;
}
