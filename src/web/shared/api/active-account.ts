import { accountHeaderName } from '#contract/signed-in.ts';
import { createStore } from '#editor/store.ts';

/** Also read by index.html, which asks for the first answers. Of the tab; a new tab starts with the last choice on the device. */
const storageKey = 'vizitka.account';

/** The stored choice of the own account. */
const own = 'own';

type ActiveCompany = { userId: string; companyId: string };

/** The page acts for one account as long as it is loaded: a request that is under way cannot change its account. */
let activeCompany: ActiveCompany | null = null;

/** Why the server refused a request for the company: the user is no longer a member, or has to log in otherwise. */
export const membershipEnded = createStore<'NOT_A_MEMBER' | 'SSO_NEEDED' | 'SSO_OF_ANOTHER' | null>(null);

/** The header with the company that is the account of this tab; none for one's own account. */
export function activeAccountHeader(): Record<string, string> {
  return activeCompany === null ? {} : { [accountHeaderName]: activeCompany.companyId };
}

/** Whether the account of the tab was chosen by another user, who has signed out since. */
export function isAccountOfAnother({ id }: { id: string }): boolean {
  return activeCompany !== null && activeCompany.userId !== id;
}

export function isCompanyActive(): boolean {
  return activeCompany !== null;
}

/** Opens a page with a company as the account of this tab; null is the own account. */
export function openAccount(next: ActiveCompany | null, page: string): void {
  store(next);
  const [path] = page.split('#');
  location.assign(page);
  // An address that differs in its fragment alone would load nothing.
  if (path === location.pathname + location.search) location.reload();
}

/** Sets the account of this page after a sign-in, when it shows no data of another. */
export function setActiveAccount(next: ActiveCompany | null): void {
  activeCompany = next;
  store(next);
}

/** Makes the own account that of this page at once, and forgets the choice. Only where no data of the company are shown. */
export function clearActiveAccount(): void {
  activeCompany = null;
  for (const storage of storages()) storage.removeItem(storageKey);
}

/** Sets the account of this page. Loads a page again that the browser kept from before the account was changed. */
export function restoreActiveAccount(): void {
  activeCompany = readStored();
  // A choice in another tab does not change the account of this one.
  if (activeCompany) storages()[0]?.setItem(storageKey, textOf(activeCompany));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStored()?.companyId !== activeCompany?.companyId) location.reload();
  });
}

function store(next: ActiveCompany | null): void {
  for (const storage of storages()) storage.setItem(storageKey, textOf(next));
}

function readStored(): ActiveCompany | null {
  const [tab, device] = storages();
  const stored = tab?.getItem(storageKey) ?? device?.getItem(storageKey);
  const [userId, companyId] = stored?.split(' ') ?? [];
  return userId && companyId ? { userId, companyId } : null;
}

function textOf(next: ActiveCompany | null): string {
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
