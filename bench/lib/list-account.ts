import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { demoPassword } from '../../tools/dev/accounts.ts';
import { post } from './demo-browser.ts';

/** Signs in at 1440 px as an account with a company design, whose cards have a code on the back. Returns the design's id. */
export async function accountWithDesign(
  browser: Browser,
  origin: string,
): Promise<{ context: BrowserContext; designId: string }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    baseURL: origin,
  });
  await post(context, origin, '/api/auth/login', { username: 'corporate', password: demoPassword });
  const card = {
    name: 'Tatra Sound',
    companyName: 'Tatra Sound',
    fullName: 'Adam Kriváň',
    position: 'Sound Engineer',
    phone: '+421 917 480 226',
    email: 'adam@tatrasound.example',
    back: { kind: 'qr', qr: { content: 'vcard' } },
  };
  const { id: cardId } = await post<{ id: string }>(context, origin, '/api/business-cards', card);
  const { id } = await post<{ id: string }>(context, origin, '/api/designs', { name: 'Tatra Sound', cardId });
  const branches = ['Košice', 'Bratislava'].map((name) => ({
    id: randomUUID(),
    name,
    texts: { city: name },
  }));
  await context.request.put(`/api/designs/${id}`, { data: { branches }, headers: { origin } });
  return { context, designId: id };
}

/** Saves cards of the design up to the limit of 500. */
export async function fillAccount(context: BrowserContext, origin: string, designId: string): Promise<void> {
  const user = (await (await context.request.get('/api/auth/user')).json()) as { cardCount: number };
  const length = 500 - user.cardCount;
  const create = Array.from({ length }, (_, number) => ({
    texts: {
      fullName: `Žofia Kováčová ${number}`,
      position: 'Zvukárka',
      email: `z.${number}@tatrasound.example`,
    },
  }));
  await post(context, origin, `/api/designs/${designId}/cards`, { create });
}
