import { actingForHeaderName } from '#contract/signed-in.ts';
import { createStore } from '#editor/store.ts';

/** Also read by index.html, which asks for the first answers. Of the tab; a new tab starts with the last choice on the device. */
const storageKey = 'vizitka.account';

/** The stored choice of the own account. */
const own = 'own';

type Acting = { userId: string; companyId: string };

/** The page acts for one account as long as it is loaded: a request that is under way cannot change its account. */
let acting: Acting | null = null;

/** Why the server refused a request for the company: the user is no longer a member, or has to log in otherwise. */
export const membershipEnded = createStore<'NOT_A_MEMBER' | 'SSO_NEEDED' | 'SSO_OF_ANOTHER' | null>(null);

/** The header with the company that this tab acts for; none for one's own account. */
export function actingForHeader(): Record<string, string> {
  return acting === null ? {} : { [actingForHeaderName]: acting.companyId };
}

/** Whether the tab was left acting for a company by another user, who has signed out since. */
export function isActingOfAnother({ id }: { id: string }): boolean {
  return acting !== null && acting.userId !== id;
}

export function isActingForCompany(): boolean {
  return acting !== null;
}

/** Lets this tab act for a company, or for the user again, from the next page that it loads. */
export function actFor(next: Acting | null, page: string): void {
  store(next);
  const [path] = page.split('#');
  location.assign(page);
  // An address that differs in its fragment alone would load nothing.
  if (path === location.pathname + location.search) location.reload();
}

/** Sets the account of this page after a sign-in, when it shows no data of another. */
export function startActing(next: Acting | null): void {
  acting = next;
  store(next);
}

/** Lets this page act for the user again at once, and forgets the choice. Only where no data of the company are shown. */
export function stopActing(): void {
  acting = null;
  for (const storage of storages()) storage.removeItem(storageKey);
}

/** Sets the account of this page. Loads a page again that the browser kept from before the account was changed. */
export function restoreAccount(): void {
  acting = readStored();
  // A choice in another tab does not change the account of this one.
  if (acting) storages()[0]?.setItem(storageKey, textOf(acting));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStored()?.companyId !== acting?.companyId) location.reload();
  });
}

function store(next: Acting | null): void {
  for (const storage of storages()) storage.setItem(storageKey, textOf(next));
}

function readStored(): Acting | null {
  const [tab, device] = storages();
  const stored = tab?.getItem(storageKey) ?? device?.getItem(storageKey);
  const [userId, companyId] = stored?.split(' ') ?? [];
  return userId && companyId ? { userId, companyId } : null;
}

function textOf(next: Acting | null): string {
  return next ? `${next.userId} ${next.companyId}` : own;
}

/** The storage of the tab and that of the device. Without them a tab acts for the user alone. */
function storages(): Storage[] {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return [];
  }
}
