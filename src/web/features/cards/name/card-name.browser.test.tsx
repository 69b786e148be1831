import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { AtPage } from '../../../testing/at-page.tsx';
import { respond } from '../../../testing/respond.ts';
import { CardName } from './card-name.tsx';

const card = { id: '0192f0c1', name: 'Elena', isTooNew: true, designId: null } as unknown as SavedCard;
const renaming = 'PUT /api/business-cards/0192f0c1';
const box = () => page.getByRole('textbox', { name: 'Card Name' });

async function rename(typed: string, key: string): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Elena', exact: true }));
  await expect.element(box()).toHaveFocus();
  expect((box().element() as HTMLInputElement).selectionEnd).toBe('Elena'.length);
  await box().fill(typed);
  await userEvent.keyboard(key);
}

for (const [typed, key, isSaved] of [
  ['Something else', '{Escape}', false],
  ['   ', '{Enter}', false],
  ['  By Enter ', '{Enter}', true],
  ['By leaving', '{Tab}', true],
] as const) {
  test(`with “${typed}” and ${key} a card is ${isSaved ? 'renamed' : 'not renamed'}`, async () => {
    const calls = respond({ [renaming]: { json: { ...card, name: typed.trim() } } });
    await render(
      <AtPage>
        <CardName card={card} nameId="name" />
        <button type="button">After</button>
      </AtPage>,
    );
    await rename(typed, key);
    await expect.element(box()).not.toBeInTheDocument();
    await expect.poll(() => calls).toEqual(isSaved ? [renaming] : []);
    if (!isSaved)
      await expect.element(page.getByRole('button', { name: 'Elena', exact: true })).toHaveFocus();
  });
}

test('a name that could not be saved stays in its field, which shows the reason', async () => {
  respond({ [renaming]: { status: 503, json: { code: 'INTERNAL', message: 'Failed' } } });
  await render(
    <AtPage>
      <CardName card={card} nameId="name" />
    </AtPage>,
  );
  await rename('Another name', '{Enter}');
  await expect.element(box()).toHaveValue('Another name');
  await expect.element(box()).toHaveAccessibleDescription(/Failed to change card name\./);
});
