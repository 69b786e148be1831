import { address, optional, optionalText, setting } from './setting.ts';

const group = 'files';

export const filesSettings = {
  STORAGE_DIR: setting({
    group,
    about:
      'The folder for logos and other files, unless they are in a bucket. Without both `.data/objects`. All nodes must have the same.',
    what: 'a folder',
    example: '/var/lib/vizitka',
    schema: optionalText,
  }),
  S3_BUCKET: setting({
    group,
    about: 'A bucket for these files. It must be private and allow PUT from PUBLIC_ORIGIN in its CORS rules.',
    what: 'the name of the bucket for files',
    example: 'vizitka-files',
    schema: optionalText,
  }),
  S3_ENDPOINT: setting({
    group,
    about: 'The address of the object storage, reachable from the nodes and from browsers.',
    what: 'the address of the object storage',
    form: 'an http or https address',
    example: 'https://storage.example',
    schema: optional(address),
  }),
  S3_REGION: setting({
    group,
    about: 'The region of the bucket.',
    what: 'the region of the bucket',
    example: 'eu-central-1',
    schema: optionalText,
  }),
  S3_ACCESS_KEY_ID: setting({
    group,
    about: 'An access key that can read, write and delete objects in the bucket.',
    what: 'the access key of the bucket',
    example: '<access key>',
    isSecret: true,
    schema: optionalText,
  }),
  S3_SECRET_ACCESS_KEY: setting({
    group,
    about: 'The secret of the access key.',
    what: 'the secret of the access key',
    example: '<secret>',
    isSecret: true,
    schema: optionalText,
  }),
};
