import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerMailMs } from '#domain/proof/proof.ts';
import { addCompany, setMember } from '../../store/testing/companies.ts';
import { createJobQueue } from '../../store/testing/job-queue.ts';
import { aCard } from '../../testing/a-card.ts';
import { withActiveAccount } from '../../testing/a-company.ts';
import { withLink } from '../../testing/a-link.ts';
import { type ApiUnderTest, startApi, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';

let api: ApiUnderTest;
let mail: MailUnderTest;
beforeEach(async () => {
  api = await startApi({ limits: unlimited });
  await createJobQueue(api.db);
  mail = await startMail(api.db);
});
afterEach(async () => {
  await mail.close();
  await api.close();
});

const later = (ms: number) => new Date(Date.now() + ms);
const countTo = (address: string) => mail.catcher.mails.filter(({ to }) => to === address).length;

/** A proof of some cards, and a visitor who answers them one after the other. */
async function aProof(sender: Caller, cards = 3) {
  const ids = [];
  for (let index = 0; index < cards; index += 1)
    ids.push((await sender.call('saveCard', { body: aCard() })).json().id);
  const { token } = (await sender.call('sendProof', { body: { cardIds: ids } })).json<{ token: string }>();
  const shown = (await api.visitor().call('openProof', withLink(token))).json().cards;
  const answer = (index: number, name = 'Buy at spam.example') =>
    api
      .visitor()
      .call('answerProof', { body: { id: shown[index]?.id ?? '', name, changes: null }, ...withLink(token) });
  return { answer };
}

const confirmed = () => api.signedIn({ role: 'enterprise', cardLimit: 500, emailVerifiedAt: new Date() });

test('answers within five minutes are told in one mail, which has nothing that the visitor wrote', async () => {
  const sender = await confirmed();
  const { answer } = await aProof(sender);
  await Promise.all([answer(0), answer(1)]);
  await mail.send();
  expect(countTo(sender.user.email)).toBe(0);
  await mail.send(later(answerMailMs + 1000));
  expect(countTo(sender.user.email)).toBe(1);
  const { text, subject } = mail.newestTo(sender.user.email);
  expect(subject).toBe('New replies about your cards');
  expect(text).toContain('Approved: 2. Changes requested: 0. Waiting: 1.');
  expect(text).not.toMatch(/spam|Lumen|Elena/);
  expect(text).toMatch(/\/list\n/);
  await answer(2);
  await mail.send(later(2 * answerMailMs + 2000));
  expect(countTo(sender.user.email)).toBe(2);
});

test('the same answer again is not mailed again', async () => {
  const sender = await confirmed();
  const { answer } = await aProof(sender, 1);
  await answer(0);
  await mail.send(later(answerMailMs + 1000));
  await answer(0);
  await mail.send(later(3 * answerMailMs));
  expect(countTo(sender.user.email)).toBe(1);
});

test('the owners of a company are told once the sender has left, and before that the sender alone', async () => {
  const [owner, manager] = [await confirmed(), await confirmed()];
  const company = await addCompany(api.db, 'enterprise');
  await setMember(api.db, company, owner.user.id, 'owner');
  await setMember(api.db, company, manager.user.id, 'manager');
  const { answer } = await aProof(withActiveAccount(manager, company), 2);
  await answer(0);
  await mail.send(later(answerMailMs + 1000));
  expect([countTo(manager.user.email), countTo(owner.user.email)]).toEqual([1, 0]);
  expect(mail.newestTo(manager.user.email).text).toContain(`/list?account=${company}\n`);
  await setMember(api.db, company, manager.user.id, null);
  await answer(1);
  await mail.send(later(2 * answerMailMs + 2000));
  expect([countTo(manager.user.email), countTo(owner.user.email)]).toEqual([1, 1]);
});

test('an address that is not confirmed gets no mail', async () => {
  const sender = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  const { answer } = await aProof(sender, 1);
  await answer(0);
  await mail.send(later(answerMailMs + 1000));
  expect(countTo(sender.user.email)).toBe(0);
});
