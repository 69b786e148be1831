import type { KeyScope } from '#domain/account/api-keys.ts';

const scopes: Record<KeyScope, string> = {
  'cards:read': 'List and read cards',
  'cards:write': 'Make, change and delete cards',
  'designs:read': 'Read company designs',
  'people:write': 'Send the people of a company design',
  'orders:read': 'List and read orders',
};

export const keysEn = {
  title: 'Keys',
  text: 'For your own programs. A key acts for this account only, with the rights that you have here.',
  reference: 'Reference',
  newKey: 'New key',
  none: 'There are no keys.',
  loading: 'Loading keys',
  madeBy: (username: string, date: string) => `${username}, ${date}`,
  used: (time: string) => `Used ${time}`,
  notUsed: 'Not used yet',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  made: (name: string) =>
    `“${name}” is made. Copy the key now: we keep only its hash and cannot show it again.`,
  copy: 'Copy key',
  copied: 'Copied',
  dismiss: 'Close',
  dialog: {
    title: 'New key',
    text: 'Give each program a key of its own, with what it needs and nothing more.',
    name: 'Name',
    nameHint: 'Such as HR system',
    nameMissing: 'Write a name',
    may: 'May',
    scopeMissing: 'Choose at least one',
    next: 'Continue',
    cancel: 'Cancel',
    close: 'Close',
  },
  scopes,
  confirmation: {
    title: 'Confirm the new key',
    text: 'Whoever has the key can do what it may, so we ask who you are.',
    confirm: 'Make key',
  },
  revocation: {
    title: (name: string) => `Revoke “${name}”?`,
    text: 'Programs that use it are refused from their next request on. It cannot be undone.',
    cancel: 'Cancel',
    confirm: 'Revoke',
  },
  revoked: { title: 'Key revoked', description: (name: string) => `${name} no longer works.` },
};

export type KeysMessages = typeof keysEn;
