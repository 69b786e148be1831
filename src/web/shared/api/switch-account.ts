import { actFor } from './acting-for.ts';
import { request } from './request.ts';

/** Lets this tab act for another account of the person. The next sign-in on any device opens it. */
export function switchAccount(next: Parameters<typeof actFor>[0], page: string): void {
  const body = { companyId: next?.companyId ?? null };
  // The device has the choice too, so a failure is not told.
  void request('setLastAccount', { body, keepalive: true }).catch(() => undefined);
  actFor(next, page);
}
