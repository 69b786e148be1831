import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { respond } from '../../testing/respond.ts';
import { CompanyLog } from './company-log.tsx';

const first = 'GET /api/company/log';
const next = `${first}?before=oldest`;
const link = '</api/company/log?before=oldest>; rel="next"';

function entry(id: string, actorName: string) {
  return { id, at: '2026-01-02T09:30:00.000Z', actorName, action: 'company_changed', details: {} };
}

const log = () =>
  render(
    <AtPage>
      <CompanyLog />
    </AtPage>,
  );

test('earlier entries follow those that are shown, and one that fails to load says so', async () => {
  const calls = respond({ [first]: { json: [entry('newest', 'Adam')], headers: { link } } });
  await log();
  await expect.element(page.getByText('Adam')).toBeVisible();
  await expectNoViolations();
  const more = page.getByRole('button', { name: 'Show earlier entries' });
  await userEvent.click(more);
  const failed = page.getByRole('alert').getByText('Everything you saved is safe', { exact: false });
  await expect.element(failed).toBeVisible();
  expect(calls).toContain(next);

  respond({ [next]: { json: [entry('oldest', 'Eva')] } });
  await userEvent.click(more);
  await expect.element(page.getByText('Eva')).toBeVisible();
  await expect.element(page.getByText('Adam')).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await expectToFit();
});

test('a company without entries says so', async () => {
  respond({ [first]: { json: [] } });
  await log();
  await expect.element(page.getByText('Nothing yet.')).toBeVisible();
});
