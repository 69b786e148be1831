import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { expectNoViolations } from '../steps/axe.ts';
import { expectNothingCut } from '../steps/page-fit.ts';
import { openAsNewPerson } from '../steps/steps.ts';

test.use({ reducedMotion: 'reduce' });

test('a person adds an address, a signed test arrives, a failed one is sent again, and axe finds nothing', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await openAsNewPerson(page, '/account#keys');
  const section = page.getByRole('region', { name: 'Webhooks' });
  await expect(section).toContainText('No webhooks yet.');

  await section.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('Enter a URL that starts with https://');
  await expectNoViolations(page);
  await dialog.getByLabel('Endpoint URL').fill('https://192.168.1.1/hook');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('This URL is not allowed.');
  await dialog.getByLabel('Endpoint URL').fill(receiver.url);
  await dialog.getByRole('switch', { name: 'order printed' }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();

  const secret = await section.getByLabel(/Signing secret for 127\.0\.0\.1/).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await section.getByRole('button', { name: 'Close' }).click();
  await expect(section).toContainText('person submitted, card approved, change requested, order sent');

  await section.getByRole('button', { name: 'Send a test' }).click();
  const deliveries = section.getByRole('list', { name: 'Recent deliveries' });
  await expect(deliveries).toContainText('204', { timeout: 30_000 });
  const [received] = receiver.received;
  if (!received) throw new Error('No event');
  expect(new Webhook(secret).verify(received.body, received.headers)).toMatchObject({ type: 'test' });
  await expectNoViolations(page);
  await expectNothingCut(page, 'events');

  receiver.fail();
  await deliveries.getByRole('button', { name: /^(Resend|Try now) test/ }).click();
  await expect(deliveries).toContainText('500', { timeout: 30_000 });
  await expect(deliveries).toContainText('1 of 8, next');
  receiver.work();
  await deliveries.getByRole('button', { name: /^(Resend|Try now) test/ }).click();
  await expect(deliveries).toContainText('204', { timeout: 30_000 });

  // The secret is shown once.
  await page.reload();
  await expect(deliveries).toContainText('204');
  expect(await page.content()).not.toContain(secret);
  await section.getByRole('button', { name: /^Remove http/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section).toContainText('No webhooks yet.');
  receiver.close();
});

async function startReceiver() {
  const received: { body: string; headers: Record<string, string> }[] = [];
  let status = 204;
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ body, headers: namedOnce(request.headers) });
    response.writeHead(status).end();
  };
  const server = createServer((...exchange) => void receive(...exchange)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    fail: () => {
      status = 500;
    },
    work: () => {
      status = 204;
    },
    close: () => server.close(),
  };
}

function namedOnce(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
