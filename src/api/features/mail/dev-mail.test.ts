import { expect, test } from 'vitest';
import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { serveMailPages } from '#simulator/mail/mail-pages.ts';
import { queueMails } from '../../store/mail/outbox.ts';
import { startApi } from '../../testing/api-under-test.ts';
import { startMail } from '../../testing/mail-under-test.ts';

test('caught mails are shown at /dev/mail and /dev/mail.json, newest first', async () => {
  const catcher = await startMailCatcher();
  const pages = await serveMailPages(catcher);
  const api = await startApi({ environment: { MAIL_CATCHER_URL: pages.origin } });
  const mail = await startMail(api.db, { url: catcher.url });
  for (const recipient of ['first@cards.example', 'second@cards.example']) {
    await queueMails(api.db, [{ kind: 'passwordChanged', recipient, language: 'en', userId: null }]);
    await mail.send();
  }
  const json = await api.visitor().get('/dev/mail.json');
  expect(json.json()).toMatchObject([
    { to: 'second@cards.example', subject: 'Your password was changed' },
    { to: 'first@cards.example', text: expect.stringContaining('logged out') as string },
  ]);
  const page = await api.visitor().get('/dev/mail');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('To second@cards.example');
  await mail.close();
  await api.close();
  await pages.close();
  await catcher.close();
});

test('without a catcher, as in production, neither page exists', async () => {
  const api = await startApi();
  for (const path of ['/dev/mail', '/dev/mail.json'])
    expect((await api.visitor().get(path)).statusCode, path).toBe(404);
  await api.close();
});
