import { expect, test } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

test.each([
  ['REDIS_ULR', 'REDIS_URL'],
  ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['PROT', 'PORT'],
])('%s is said to be ignored, and %s is proposed', (typed, meant) => {
  expect(unknownSettings({ [typed]: 'x' })).toEqual([
    `${typed} is no setting and is ignored. Did you mean ${meant}?`,
  ]);
});

test('a name that starts like ours is said to be ignored', () => {
  expect(unknownSettings({ STRIPE_KEY: 'canary-secret' })).toEqual([
    'STRIPE_KEY is no setting and is ignored. docs/deploy.md names all settings.',
  ]);
});

test('settings, and what systems set, are not named', () => {
  const usual = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'MAIL',
    'LANG',
    'PWD',
    'USER',
    'SHELL',
    'TERM',
    'NODE_OPTIONS',
    'TZ',
  ];
  const ofServices = [
    'REDIS_PORT',
    'REDIS_SERVICE_HOST',
    'STORAGE_PORT_8333_TCP',
    'POSTGRES_PASSWORD',
    'KUBERNETES_PORT',
  ];
  const own = ['REDIS_URL', 'DATABASE_APP_ROLE', 'PORT', 'HOST'];
  const environment = Object.fromEntries([...usual, ...ofServices, ...own].map((name) => [name, 'x']));
  expect(unknownSettings(environment)).toEqual([]);
});
