import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { SeriesChart } from './series-chart.tsx';

const points = [
  { label: 'Monday', now: 3, before: 1 },
  { label: 'Tuesday', now: 5, before: 2 },
];

for (const shape of ['line', 'bars'] as const) {
  test(`screen readers get a table in place of the ${shape}, and it fits a window of 320 px`, async () => {
    await render(
      <SeriesChart
        label="Cards created"
        columns={{ step: 'Day', now: 'This week', before: 'Last week' }}
        points={points}
        shape={shape}
        format={String}
      />,
    );
    const table = page.getByRole('table', { name: 'Cards created' });
    await expect.element(table.getByRole('row', { name: /Tuesday/ })).toHaveTextContent('Tuesday52');
    await expect.element(page.getByRole('columnheader', { name: 'Last week' })).toBeInTheDocument();
    await expectToFit();
    await expectNoViolations();
  });
}
