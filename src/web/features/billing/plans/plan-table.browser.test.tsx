import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../../testing/at-page.tsx';
import { expectNoViolations } from '../../../testing/axe.ts';
import { expectToFit } from '../../../testing/fit.ts';
import { PlanTable } from './plan-table.tsx';

test('the prices list what each plan does, with the limits that the server keeps', async () => {
  await render(
    <AtPage>
      <PlanTable />
    </AtPage>,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Saved cards' })).toBeVisible();
  for (const [name, cells] of [
    ['Saved cards', ['Not included', '50', 'Unlimited: up to 500 at a time']],
    ['People per CSV or Excel import', ['Not included', 'Up to 50', 'Up to 500']],
    ['Money back', ['Not included', '30 days', '30 days']],
    ['Watermark', ['None', 'None', 'None']],
  ] as const) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    expect(
      row
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(cells);
  }
  await expectToFit();
  await expectNoViolations();
});
