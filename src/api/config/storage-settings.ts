/** Where logos are stored: a folder of this machine (one node), or a bucket. */
export type StorageSettings = { kind: 'disk'; folder: string } | ({ kind: 's3' } & BucketSettings);

export type BucketSettings = {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};
