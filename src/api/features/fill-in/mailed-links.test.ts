import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shareLinkStore } from '../../store/links/share-links.ts';
import { aDesign, imported } from '../../testing/a-design.ts';
import { withLink } from '../../testing/a-link.ts';
import { type ApiUnderTest, startApi } from '../../testing/api-under-test.ts';
import { logLines } from '../../testing/log-lines.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';

let api: ApiUnderTest;
let mail: MailUnderTest;
const { lines, logStream } = logLines();
beforeEach(async () => {
  api = await startApi({ logStream });
  mail = await startMail(api.db);
});
afterEach(async () => {
  await mail.close();
  await api.close();
});

const day = 24 * 60 * 60_000;
const later = (days: number) => new Date(Date.now() + days * day);
const tokenTo = (address: string) => /#([\w-]{43})\b/.exec(mail.newestTo(address).text)?.[1] ?? '';
const countTo = (address: string) => mail.catcher.mails.filter(({ to }) => to === address).length;

/** A manager with a confirmed address who mails a link to Emil, and has a card without an email. */
async function aMailedLink() {
  const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });
  const design = await aDesign(manager);
  const { created } = await imported(manager, design.id, [
    { texts: { fullName: 'Emil Zeman', email: 'zeman@cards.example' } },
    { texts: { fullName: 'Cyril Hudák' } },
  ]);
  const url = `/api/designs/${design.id}/fill-in-links`;
  const response = await manager.post(url, { cardIds: created, isMailed: true });
  const links = response.json<{ id: string; recipient: string | null; token: string | null }[]>();
  return { manager, design, links, created };
}

test('a link is mailed to the email on the card, and one to copy is made for a card without one', async () => {
  const { manager, links } = await aMailedLink();
  expect(links).toMatchObject([
    { recipient: 'zeman@cards.example', token: null },
    { recipient: null, token: expect.any(String) as string },
  ]);
  await mail.send();
  const { text, subject } = mail.newestTo('zeman@cards.example');
  expect(subject).toBe('Check Emil Zeman’s business card');
  expect(text).toContain(manager.user.email);
  // Of what the sender wrote, only the name of the person.
  expect(text).not.toMatch(/Lumen/);
  const token = tokenTo('zeman@cards.example');
  const opened = await api.visitor().call('readFillIn', withLink(token));
  expect(opened.json()).toMatchObject({ person: { texts: { fullName: 'Emil Zeman' } } });
  const { rows } = await api.db.execute<{ row: string }>(sql`SELECT mails::text AS row FROM mails`);
  expect(JSON.stringify(rows) + lines.join('')).not.toContain(token);
});

test('people who share a mailbox get a mail each with their names, and a link to copy after the fifth', async () => {
  const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });
  const design = await aDesign(manager);
  const names = ['Adam Elan', 'Beata Kos', 'Cyril Rak', 'Dana Vlk', 'Emil www.win.example', 'Filip Zajac'];
  const { created } = await imported(
    manager,
    design.id,
    names.map((fullName) => ({ texts: { fullName, email: 'Office@cards.example' } })),
  );
  const url = `/api/designs/${design.id}/fill-in-links`;
  const links = (await manager.post(url, { cardIds: created, isMailed: true })).json<
    { token: string | null }[]
  >();
  expect(links.filter(({ token }) => token !== null)).toHaveLength(1);
  await mail.send();
  const subjects = mail.catcher.mails.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([
    'Check Adam Elan’s business card',
    'Check Beata Kos’s business card',
    'Check Cyril Rak’s business card',
    'Check Dana Vlk’s business card',
    'Check Emil www. win. example’s business card',
  ]);
});

test('an unused link is mailed again after three and after seven days, and never after that', async () => {
  await aMailedLink();
  const links = shareLinkStore(api.db);
  const reminders = [];
  for (const days of [2, 3.1, 3.2, 6, 7.1, 8, 13]) reminders.push(await links.remind(later(days)));
  expect(reminders).toEqual([0, 1, 0, 0, 1, 0, 0]);
  await mail.send();
  expect(countTo('zeman@cards.example')).toBe(3);
});

test('two nodes that remind at once send one mail', async () => {
  await aMailedLink();
  const links = shareLinkStore(api.db);
  const both = await Promise.all([links.remind(later(4)), links.remind(later(4))]);
  expect(both.sort()).toEqual([0, 1]);
});

test('a used, a revoked and an expired link are not mailed again', async () => {
  const { manager, links } = await aMailedLink();
  await mail.send();
  const token = tokenTo('zeman@cards.example');
  const body = { key: crypto.randomUUID(), texts: { fullName: 'Emil Zeman' } };
  await api.visitor().call('submitFillIn', { body, ...withLink(token) });
  const { remind } = shareLinkStore(api.db);
  expect(await remind(later(4))).toBe(0);
  const { links: second } = await aMailedLink();
  expect(await remind(later(15))).toBe(0);
  for (const { id } of [...links, ...second]) await manager.call('revokeLink', { params: { id } });
});

test('a mail of a link that was revoked before it is sent is not sent', async () => {
  const { manager, links } = await aMailedLink();
  await manager.call('revokeLink', { params: { id: links[0]?.id ?? '' } });
  await mail.send();
  expect(countTo('zeman@cards.example')).toBe(0);
});

test('a recipient gets five such mails in a day, and they do not use up those for a password', async () => {
  const { manager, design, created } = await aMailedLink();
  for (let more = 0; more < 7; more += 1)
    await manager.call('createFillInLinks', {
      params: { id: design.id },
      body: {
        cardIds: [created[0] ?? ''],
        isMailed: true,
      },
    });
  await api.visitor().call('forgotPassword', { body: { email: 'zeman@cards.example' } });
  await mail.send();
  expect(countTo('zeman@cards.example')).toBe(6);
});

test('mailing needs a confirmed address of the sender', async () => {
  const manager = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const design = await aDesign(manager);
  const response = await manager.call('createFillInLinks', {
    params: { id: design.id },
    body: { isMailed: true },
  });
  expect(response.json()).toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
});
