import type { Readable } from 'node:stream';

/** Where logos are kept: a folder of this machine (one node), or a bucket. */
export type StorageSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & BucketSettings);

export type BucketSettings = {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Bytes from the first to the last of them, both included. */
export type ByteRange = { first: number; last: number };

/** Files by key. A storage that cannot be reached is refused as UNAVAILABLE; a file that is not there is null. */
export type ObjectStore = {
  /** An address anybody may PUT one file to until it expires. */
  uploadAddress: (key: string, terms: UploadTerms) => Promise<string>;
  /** The origin of such addresses where it is not our own. */
  uploadOrigin: string | null;
  size: (key: string) => Promise<number | null>;
  read: (key: string, range?: ByteRange) => Promise<Readable | null>;
  write: (key: string, bytes: Buffer, contentType: string) => Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
  /** Takes files sent to addresses of our own; a bucket takes its files itself. */
  receiver: UploadReceiver | null;
};

/** How long an address is good for, and how long the file is, to the byte; null where nobody said. A bucket signs no address without a length. */
type UploadTerms = { seconds: number; byteSize: number | null };

/** What an address was signed for. */
export type SignedUpload = { key: string; byteSize: number | null };

export type UploadReceiver = {
  /** What an address was signed for, or null where it is forged, changed or over. */
  open: (address: URL) => SignedUpload | null;
  take: (upload: SignedUpload, file: Readable) => Promise<void>;
};
