import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Refusal } from '#contract/errors.ts';
import type { BucketSettings, ObjectStore } from './object-storage.ts';

/** A bucket that is there says so sooner. */
const bucketAnswersMs = 3000;

/** Files in a bucket; browsers send theirs to it directly, with an address the bucket's own keys have signed. */
export function openS3Storage(settings: BucketSettings, now: () => Date = () => new Date()): ObjectStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Addresses by path need no name in the DNS; checksums of the newer kind are not known to every server.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    uploadOrigin: new URL(endpoint).origin,
    uploadAddress: async (key, { seconds, byteSize }) => {
      // Signed with the address; without it anybody could send files of any length there.
      if (byteSize === null) throw new Refusal('INVALID_REQUEST', { fields: { byteSize: 'OUT_OF_RANGE' } });
      return asStorage(async () => {
        // Signing asks nobody: whether the bucket is there is better known before a browser sends ten megabytes.
        const abortSignal = AbortSignal.timeout(bucketAnswersMs);
        await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal });
        const put = new PutObjectCommand({ ...at(key), ContentLength: byteSize });
        return getSignedUrl(client, put, { expiresIn: seconds, signingDate: now() });
      });
    },
    size: (key) =>
      nullWhereMissing(async () => {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength;
      }),
    read: (key, range) =>
      nullWhereMissing(async () => {
        const Range = range && `bytes=${range.first}-${range.last}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
        return Body instanceof Readable ? Body : null;
      }),
    write: (key, bytes, contentType) =>
      asStorage(async () => {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
      }),
    remove: async (key) => {
      await nullWhereMissing(() => client.send(new DeleteObjectCommand(at(key))));
    },
    receiver: null,
  };
}

async function nullWhereMissing<Result>(work: () => Promise<Result>): Promise<Result | null> {
  return asStorage(async () => {
    try {
      return await work();
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  });
}

/** No answer, or one that says it cannot just now, is a storage that cannot be reached; a refusal is a fault of ours. */
async function asStorage<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined || status >= 500) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    throw error;
  }
}

function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
