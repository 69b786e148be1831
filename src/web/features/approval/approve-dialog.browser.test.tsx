import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { AtPage } from '../../testing/at-page.tsx';
import { expectToFit } from '../../testing/fit.ts';
import { lastBody, respond } from '../../testing/respond.ts';
import { ApproveDialog } from './approve-dialog.tsx';

const name = () => page.getByRole('textbox', { name: 'Your name' });
const approve = () => page.getByRole('button', { name: 'Approve' });

test('a card is approved with a name, which is kept for the next card', async () => {
  const calls = respond({ 'POST /api/proof/answers': { json: { id: 'card' } } });
  const [onName, onAnswered] = [vi.fn(), vi.fn()];
  await render(
    <AtPage>
      <ApproveDialog
        token="token"
        id="card"
        name=""
        onName={onName}
        onAnswered={onAnswered}
        onClose={() => {}}
      />
    </AtPage>,
  );
  await userEvent.click(approve());
  await expect.element(name()).toHaveAccessibleDescription('Enter your name.');
  await expect.element(name()).toHaveFocus();
  expect(calls).toEqual([]);
  await expectToFit();
  await name().fill(' Lucia ');
  expect(onName).toHaveBeenLastCalledWith(' Lucia ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onAnswered.mock.calls).toHaveLength(1);
  expect(calls).toEqual(['POST /api/proof/answers']);
  expect(lastBody()).toEqual({ id: 'card', name: 'Lucia', changes: null });
});
