import type { Readable } from 'node:stream';
import { Refusal } from '#contract/errors.ts';

/** Both ends are included. */
export type ByteRange = { first: number; last: number };

/** Files by key. If the storage cannot be reached, calls fail with UNAVAILABLE. A missing file is null. */
export type ObjectStore = {
  /** A signed URL to which one file may be PUT until it expires. */
  uploadUrl: (key: string, terms: UploadTerms) => Promise<string>;
  /** The origin of these URLs if it is not our own. */
  uploadOrigin: string | null;
  size: (key: string) => Promise<number | null>;
  read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  write: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Removes a file; a missing file is no error. */
  remove: (key: string) => Promise<void>;
  /** Receives files sent to our own URLs; null for a bucket, which receives them itself. */
  receiver: UploadReceiver | null;
  /** What is wrong with the storage now, in a sentence for the operator; null if it can be written. */
  problem: () => Promise<string | null>;
  /** How many calls failed since the start, by the cause. */
  failures: () => ReadonlyMap<string, number>;
};

/** Counts the errors that mean that the storage is unavailable, and turns them into refusals that keep their cause. */
export function storageErrors(causeOf: (error: unknown) => string | null) {
  const failures = new Map<string, number>();
  const mapErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      const cause = causeOf(error);
      if (cause === null) throw error;
      failures.set(cause, (failures.get(cause) ?? 0) + 1);
      throw Object.assign(new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 }), { cause: error });
    }
  };
  return { mapErrors, failures: () => failures };
}

/** The lifetime of a URL, the account it is for, and the exact length of the file; null if unknown. A bucket requires the length. */
type UploadTerms = { seconds: number; owner: string; byteSize: number | null };

/** The content of a signed URL. */
export type SignedUpload = { key: string; owner: string; byteSize: number | null };

export type UploadReceiver = {
  /** Verifies a URL; null if it is forged, changed or expired. */
  verify: (url: URL) => SignedUpload | null;
  receive: (upload: SignedUpload, file: Readable) => Promise<void>;
};
