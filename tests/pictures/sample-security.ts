import type { Page } from '@playwright/test';
import { id, mockResponse } from './stubs.ts';

const since = '2026-10-02T07:30:00.000Z';

export const noFactors = { totpSince: null, passkeys: [], backupCodesLeft: 0 };

export const twoFactors = {
  totpSince: since,
  passkeys: [{ id: 'a-passkey', name: 'Safari, iPhone', createdAt: since, lastUsedAt: null }],
  backupCodesLeft: 3,
};

const sessions = [
  { device: 'Chrome, Windows', network: '203.0.x.x', isCurrent: true },
  { device: 'Safari, iPhone', network: '198.51.x.x', isCurrent: false },
  { device: null, network: '2001:db8:x', isCurrent: false },
].map((session, number) => ({ ...session, id: id(800 + number), signedInAt: since, lastSeenAt: since }));

/** Mocks what the account page shows about second factors and sessions. */
export async function mockSecurity(page: Page, factors: object = noFactors): Promise<void> {
  await mockResponse(page, '/api/account/second-factors', factors);
  await mockResponse(page, '/api/account/sessions', sessions);
}
