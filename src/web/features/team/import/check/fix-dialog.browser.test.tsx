import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { newCard } from '#domain/card/card.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { aDesign } from '../../../../testing/a-design.ts';
import { AtPage } from '../../../../testing/at-page.tsx';
import { FixDialog } from './fix-dialog.tsx';

const design = aDesign({ branches: ['Žilina', 'Košice'].map((name) => ({ id: name, name, texts: {} })) });
const field = (name: string) => page.getByRole('textbox', { name });
const branches = () => page.getByRole('combobox', { name: 'Branch' });

async function open(problems: readonly RowProblem[]) {
  const row: CheckedRow = {
    person: { row: 3, texts: {} },
    content: { texts: { fullName: 'Eva Malá', phone: '0900' }, branchId: 'Žilina' },
    card: newCard,
    problems,
    comparison: { kind: 'new' },
  };
  const onFix = vi.fn();
  await render(
    <AtPage>
      <FixDialog row={row} design={design} onClose={() => {}} onFix={onFix} />
    </AtPage>,
  );
  return onFix;
}

test('only what was changed is a fix', async () => {
  const onFix = await open([]);
  await field('Phone').fill('0911 222 333');
  await userEvent.keyboard('{Enter}');
  expect(onFix).toHaveBeenCalledWith({ texts: { phone: '0911 222 333' } });
});

test('the text with the problem has the focus, and a text that is emptied is a fix', async () => {
  const onFix = await open([{ kind: 'required', field: 'phone' }]);
  await expect.element(field('Phone')).toHaveFocus();
  await field('Full name').clear();
  await userEvent.keyboard('{Enter}');
  expect(onFix).toHaveBeenCalledWith({ texts: { fullName: '' } });
});

test('a branch that the design does not have is always part of the fix', async () => {
  const onFix = await open([{ kind: 'branch', name: 'Praha' }]);
  await expect.element(branches()).toHaveFocus();
  await userEvent.click(branches());
  await userEvent.click(page.getByRole('option', { name: 'No branch' }));
  await userEvent.click(page.getByRole('button', { name: 'Check again' }));
  expect(onFix).toHaveBeenCalledWith({ texts: {}, branch: '' });
});
