import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { respond } from '../../testing/respond.ts';
import { ExportSection } from './export-section.tsx';

for (const [status, code, words] of [
  [429, 'TOO_MANY_ATTEMPTS', 'Too many exports. Try again in an hour.'],
  [503, 'UNAVAILABLE', 'The service is busy. Please try again in a moment.'],
] as const) {
  test(`an export that is refused with ${status} says what to do, and can be tried again`, async () => {
    const calls = respond({ 'GET /api/account/export': { status, json: { code, message: 'Refused' } } });
    await render(
      <AtPage>
        <ExportSection user={{ cardCount: 0 }} loadReceipts={async () => []} />
      </AtPage>,
    );
    const ask = page.getByRole('button', { name: 'Export my data' });
    await userEvent.click(ask);
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await expect.element(toast).toMatchTextContent(/Data not exported/);
    await expect.element(toast).toMatchTextContent(new RegExp(words));
    await expect.element(ask).toBeEnabled();
    expect(calls).toEqual(['GET /api/account/export']);
  });
}
