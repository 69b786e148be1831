import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mailOutbox, queueMail } from '../../store/mail/outbox.ts';
import { startApi } from '../../testing/api-under-test.ts';
import { keepMails } from './keep-mails.ts';

const api = await startApi();
afterAll(() => api.close());

test('a node without mail keeps what another may send for a week, and warns', async () => {
  const outbox = mailOutbox(api.db);
  const { id: userId } = await api.addUser();
  const queue = () =>
    queueMail(api.db, { kind: 'resetPassword', recipient: 'a@b.example', language: 'en', userId });
  const warnings: unknown[] = [];
  const log = { warn: (facts: unknown) => warnings.push(facts) };
  const keep = () => keepMails({ outbox, log, before: new Date(Date.now() - 7 * 86_400_000) });
  await queue();
  await api.db.execute(sql`UPDATE mails SET created_at = now() - interval '8 days'`);
  await queue();
  await keep();
  expect(warnings).toEqual([{ waiting: 1 }]);
  expect(await outbox.take(new Date())).not.toBeNull();
  await api.db.execute(sql`DELETE FROM mails`);
  await keep();
  expect(warnings).toHaveLength(1);
});
