import { openAccount } from './active-account.ts';
import { request } from './request.ts';

/** Makes another account of the person that of this tab. The next sign-in on any device opens it. */
export function switchAccount(next: Parameters<typeof openAccount>[0], page: string): void {
  const body = { companyId: next?.companyId ?? null };
  // The device has the choice too, so a failure is not told.
  void request('setLastAccount', { body, keepalive: true }).catch(() => undefined);
  openAccount(next, page);
}
