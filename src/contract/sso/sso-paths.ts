import type { CallPath } from '../call-path.ts';

/** The calls of single sign-on. */
export const ssoPaths = {
  startSso: { method: 'POST', path: '/api/auth/sso/start' },
  finishSso: { method: 'POST', path: '/api/auth/sso/finish' },
  readSso: { method: 'GET', path: '/api/company/sso', company: 'owner' },
  setSso: { method: 'PUT', path: '/api/company/sso', company: 'owner' },
  testSso: { method: 'POST', path: '/api/company/sso/test', company: 'owner' },
  setSsoOnly: { method: 'PUT', path: '/api/company/sso/only', company: 'owner' },
  addMailDomain: { method: 'POST', path: '/api/company/domains', company: 'owner' },
  checkMailDomain: { method: 'POST', path: '/api/company/domains/check', company: 'owner' },
  removeMailDomain: { method: 'POST', path: '/api/company/domains/remove', company: 'owner' },
} as const satisfies Record<string, CallPath>;
