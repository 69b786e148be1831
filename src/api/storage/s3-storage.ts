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
import type { BucketSettings } from '../config/storage-settings.ts';
import { type ObjectStore, storageErrors } from './object-storage.ts';

/** Of the check whether the bucket is available. */
const headTimeoutMs = 3000;

/** Stores files in a bucket. Browsers send them to the bucket with a presigned URL. */
export function openS3Storage(settings: BucketSettings, now: () => Date = () => new Date()): ObjectStore {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // URLs by path need no DNS name per bucket. Not every server supports the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 5000 },
  });
  const { mapErrors, failures } = storageErrors(causeOf);
  const nullIfMissing = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
    mapErrors(async () => {
      try {
        return await work();
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    });
  const head = () =>
    client.send(new HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(headTimeoutMs),
    });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    uploadOrigin: new URL(endpoint).origin,
    uploadUrl: async (key, { seconds, byteSize }) => {
      // Part of the signature; without it files of any length could be sent.
      if (byteSize === null) throw new Refusal('INVALID_REQUEST', { fields: { byteSize: 'OUT_OF_RANGE' } });
      return mapErrors(async () => {
        // Signing makes no request, so check that the bucket is available before a browser sends ten megabytes.
        await head();
        const put = new PutObjectCommand({ ...at(key), ContentLength: byteSize });
        return getSignedUrl(client, put, { expiresIn: seconds, signingDate: now() });
      });
    },
    size: (key) =>
      nullIfMissing(async () => {
        const { ContentLength = 0 } = await client.send(new HeadObjectCommand(at(key)));
        return ContentLength;
      }),
    read: (key, range) =>
      nullIfMissing(async () => {
        const Range = range && `bytes=${range.first}-${range.last}`;
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
        return Body instanceof Readable ? Body : null;
      }),
    write: (key, bytes, contentType) =>
      mapErrors(async () => {
        await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentType }));
      }),
    remove: async (key) => {
      await nullIfMissing(() => client.send(new DeleteObjectCommand(at(key))));
    },
    receiver: null,
    failures,
    problem: () =>
      head().then(
        () => null,
        (error: unknown) => bucketProblem(bucket, statusOf(error)),
      ),
  };
}

/** No response or a 5xx means that the storage is unavailable; any other status is our own error. */
function causeOf(error: unknown): string | null {
  const status = statusOf(error);
  if (status !== undefined) return status >= 500 ? String(status) : null;
  return error instanceof Error && 'code' in error ? String(error.code) : 'no response';
}

function bucketProblem(bucket: string, status: number | undefined): string {
  const problem = `The bucket ${bucket} (S3_BUCKET, S3_ENDPOINT)`;
  if (status === 403)
    return `${problem} refuses the key. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY or its rights.`;
  if (status === 404) return `${problem} does not exist. Create it, or correct the setting.`;
  return `${problem} does not answer${status ? ` (${status})` : ''}. Start the storage, or correct the setting.`;
}

function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode;
}
