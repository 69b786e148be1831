import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { aDesign } from '../../../testing/a-design.ts';
import { AtPage, addressOf } from '../../../testing/at-page.tsx';
import { expectNoViolations } from '../../../testing/axe.ts';
import { lastBody, respond } from '../../../testing/respond.ts';
import { NewCardDialog } from './new-card-dialog.tsx';

const lumen = aDesign();
const branch = (name: string) => ({ id: name, name, texts: { city: name } });
const tatra = aDesign({
  id: 'tatra',
  name: 'Tatra',
  rules: { ...lumen.rules, phone: 'required' },
  branches: [branch('Žilina'), branch('Košice')],
});
const field = (name: string) => page.getByRole('textbox', { name });
const branches = () => page.getByRole('combobox');
const create = () => page.getByRole('button', { name: 'Create card' });

async function open() {
  const calls = respond({
    'POST /api/designs/lumen/cards': { json: { created: ['first'] } },
    'POST /api/designs/tatra/cards': { json: { created: ['second'] } },
  });
  await render(
    <AtPage>
      <NewCardDialog designs={[lumen, tatra]} onClose={() => {}} />
    </AtPage>,
  );
  return calls;
}

test('a card of a design needs a name, and opens in the editor', async () => {
  const calls = await open();
  await userEvent.click(create());
  await expect.element(field('Full name')).toHaveAccessibleDescription('Fill in this field');
  await expect.element(field('Full name')).toHaveFocus();
  await expectNoViolations();
  await userEvent.keyboard(' Eva Malá {Enter}');
  await expect.poll(addressOf).toBe('/edit/first');
  expect(calls).toContain('POST /api/designs/lumen/cards');
});

test('another design asks for its own texts and for a branch', async () => {
  const calls = await open();
  await field('Full name').fill('Eva Malá');
  await userEvent.click(page.getByRole('radio', { name: 'Tatra' }));
  await userEvent.click(create());
  await expect.element(field('Phone')).toHaveFocus();
  await userEvent.keyboard('0900 123 456{Enter}');
  await expect.element(page.getByText('Choose a branch')).toBeVisible();
  await expect.element(branches()).toHaveFocus();
  expect(calls).toEqual([]);
  await userEvent.click(branches());
  await userEvent.click(page.getByRole('option', { name: 'Košice' }));
  await userEvent.click(create());
  await expect.poll(addressOf).toBe('/edit/second');
});

test('what is sent has the typed texts without spaces around them', async () => {
  await open();
  await field('Full name').fill('  Eva Malá ');
  await userEvent.click(create());
  await expect.poll(lastBody).toEqual({ create: [{ texts: { fullName: 'Eva Malá' } }] });
});
