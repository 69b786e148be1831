import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage, addressOf } from '../../../testing/at-page.tsx';
import { expectNoViolations } from '../../../testing/axe.ts';
import { expectToFit } from '../../../testing/fit.ts';
import { CompanySteps } from './company-steps.tsx';

test('the empty list of a company starts with three steps, which lead on', async () => {
  await render(
    <AtPage address="/list">
      <h1>My Cards</h1>
      <CompanySteps />
    </AtPage>,
  );
  for (const name of ['Design', 'People', 'Proof'])
    await expect.element(page.getByRole('listitem').getByRole('heading', { name })).toBeVisible();
  await expectNoViolations();
  await expectToFit();
  await userEvent.click(page.getByRole('link', { name: 'Import people' }));
  await expect.poll(addressOf).toBe('/import');
});
