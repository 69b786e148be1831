import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** Accounts of the demo. */
export const premium = { username: 'premium', password: 'vizitka-demo' };
export const corporate = { username: 'corporate', password: 'vizitka-demo' };

export type NewPerson = { username: string; email: string; password: string };

/** A user that is not registered yet. */
export function newPerson(): NewPerson {
  const username = `elena-${crypto.randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@cards.example`, password: 'lumen-1-2' };
}

/** A separate IP address: the server allows thirty registrations per address and hour. */
export function fromOwnAddress(): { 'x-forwarded-for': string } {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

export async function register(page: Page, { username, email, password }: NewPerson): Promise<void> {
  await page.route('**/api/auth/register', (route) =>
    route.fallback({ headers: { ...route.request().headers(), ...fromOwnAddress() } }),
  );
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

/** Registers a new person by the form, who lands on the given page. */
export async function registerAt(page: Page, next?: string): Promise<NewPerson> {
  const person = newPerson();
  await page.goto(next ? `/login?tab=register&next=${next}` : '/login?tab=register');
  await register(page, person);
  return person;
}

/** Registers a new person without a page, for journeys about something else. */
export async function signUp(page: Page, person = newPerson()): Promise<NewPerson> {
  await send(page, 'post', '/api/auth/register', { ...person, role: 'free' }, fromOwnAddress());
  return person;
}

/** Opens a page as a new person. */
export async function openAsNewPerson(page: Page, path: string): Promise<NewPerson> {
  const person = await signUp(page);
  await page.goto(path);
  return person;
}

/** Calls the API as the person of this browser. */
export async function send<Answer>(
  page: Page,
  method: 'post' | 'put',
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await page.request[method](path, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Answer;
}

export async function signIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function logIn(page: Page, account: { username: string; password: string }): Promise<void> {
  await page.goto('/login');
  await signIn(page, account);
}

export async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Logging out loads the page again.
  await expect(toast(page)).toContainText('Logged out');
}

/** The one toast on the page. */
export function toast(page: Page): Locator {
  return page
    .getByRole('region', { name: /Notifications|Oznámenia|Oznámení|Meldungen/ })
    .getByRole('listitem');
}

/** Chooses a language in Account or in the menu of a phone. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^(Language|Jazyk|Sprache)$/ }).click();
  await page.getByRole('option', { name }).click();
}

/** Closes the toast unless it has closed already. */
export async function closeToast(page: Page): Promise<void> {
  await toast(page)
    .getByRole('button', { name: 'Close' })
    .evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
  await expect(toast(page)).toHaveCount(0);
}

export type Call = { call: string; body: unknown; type: string | undefined };

/** Records every API call of the page from now on: method and path, body and content type. */
export function callsOf(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({
      call: `${request.method()} ${pathname}`,
      body: request.postDataJSON(),
      type: request.headers()['content-type'],
    });
  });
  return calls;
}

/** The recorded calls that start with this method and path. */
export function callsTo(calls: readonly Call[], start: string): Call[] {
  return calls.filter(({ call }) => call.startsWith(start));
}

/** The page neither sends nor gets messages of other tabs, like a tab the browser has frozen. */
export async function blockTabMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as unknown as typeof BroadcastChannel;
  });
}

/** Without this cookie the page does not request the current user. */
export async function setSignedInCookie(page: Page): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'vizitka-signed-in', value: '1', domain: '127.0.0.1', path: '/' }]);
}
