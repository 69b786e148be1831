import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectToFit } from '../../testing/fit.ts';
import { respond } from '../../testing/respond.ts';
import { ApprovalByLink } from './approval.tsx';

test('an address without a token says that the link has ended and what to do', async () => {
  const calls = respond({});
  await render(
    <AtPage address="/proof">
      <ApprovalByLink />
    </AtPage>,
  );
  await expect.element(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect.element(page.getByText(/Ask them for a new one\./)).toBeVisible();
  expect(calls).toEqual([]);
  await expectToFit();
});
