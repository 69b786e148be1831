import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { type Card, newCard } from '#domain/card/card.ts';
import { defaultPattern } from '#people/batch/file-names.ts';
import { AtPage } from '../../testing/at-page.tsx';
import { expectNoViolations } from '../../testing/axe.ts';
import { PrintDialog } from './print-dialog.tsx';

const cardOf = (fullName: string): Card => ({ ...newCard, content: { ...newCard.content, fullName } });
const cards = ['Adam', 'Eva'].map((name, at) => ({ card: cardOf(name), row: at + 1, branch: '' }));
const quantity = () => page.getByRole('textbox', { name: 'Cards for each person' });
const refused = 'Enter a whole number from 1 to 100000.';

async function open(kind: string) {
  const onPrint = vi.fn<ComponentProps<typeof PrintDialog>['onPrint']>();
  await render(
    <AtPage>
      <PrintDialog cards={cards} onPrint={onPrint} onClose={() => {}} />
    </AtPage>,
  );
  await userEvent.click(page.getByRole('radio', { name: kind }));
  return onPrint;
}
const download = () => userEvent.click(page.getByRole('button', { name: 'Download' }));

test('the cards are printed as one file', async () => {
  const onPrint = await open('One PDF');
  await download();
  expect(onPrint).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pdf' }), cards);
});

test('files are named by a pattern, by the usual one where it is empty', async () => {
  const onPrint = await open('One file each');
  await page.getByRole('textbox', { name: 'File names' }).fill(' {Row} ');
  await download();
  expect(onPrint).toHaveBeenLastCalledWith({ kind: 'zip', pattern: '{Row}' }, cards);
  await page.getByRole('textbox', { name: 'File names' }).fill(' ');
  await download();
  expect(onPrint).toHaveBeenLastCalledWith({ kind: 'zip', pattern: defaultPattern }, cards);
});

test('an order sheet needs a quantity that can be ordered, which does not matter for another file', async () => {
  const onPrint = await open('Order sheet');
  await quantity().fill('0');
  await expect.element(quantity()).toHaveAccessibleDescription(refused);
  await download();
  expect(onPrint).not.toHaveBeenCalled();
  await expectNoViolations();
  await quantity().fill('250');
  await download();
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ kind: 'order', quantities: [250, 250] });
  await quantity().fill('many');
  await userEvent.click(page.getByRole('radio', { name: 'One PDF' }));
  await download();
  expect(onPrint.mock.lastCall?.[0]).toMatchObject({ kind: 'pdf' });
});

test('each person can have a quantity of their own', async () => {
  const onPrint = await open('Order sheet');
  await userEvent.click(page.getByRole('button', { name: 'Quantity per person' }));
  const eva = page.getByRole('textbox', { name: 'Eva' });
  await eva.fill('1.5');
  await expect.element(eva).toHaveAccessibleDescription(refused);
  await eva.fill('50');
  await download();
  const [output, sorted] = onPrint.mock.lastCall ?? [];
  expect(sorted?.map(({ card }) => card.content.fullName)).toEqual(['Adam', 'Eva']);
  expect(output).toMatchObject({ kind: 'order', quantities: [100, 50] });
});
