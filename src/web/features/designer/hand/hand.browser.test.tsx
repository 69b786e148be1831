import { type ReactNode, useEffect } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { applyPatch, type CardPatch } from '#domain/card/card.ts';
import { newDraft } from '#editor/draft.ts';
import { AtPage } from '../../../testing/at-page.tsx';
import { expectNoViolations } from '../../../testing/axe.ts';
import { EditorContext, type EditorStores } from '../core/editor-stores.ts';
import { useLaidOutCard } from '../core/use-card-layout.ts';
import { useCreateEditorStores } from '../create-editor-stores.ts';
import { ChangesStrip } from './changes-strip.tsx';
import { FirstTouch } from './first-touch.tsx';
import { Hand } from './hand.tsx';

const content = { companyName: 'Dubrava', fullName: 'Jana Dubravová', phone: '+421 2 5443 1180' };

/** The hand on a card of 900 px, with the stores of its editor. */
async function showCard(patch: CardPatch = {}, beside?: ReactNode): Promise<EditorStores> {
  const created: EditorStores[] = [];
  await render(
    <AtPage>
      <EditorOfCard patch={patch} onCreated={(stores) => created.push(stores)}>
        {beside}
      </EditorOfCard>
    </AtPage>,
  );
  await expect.element(text('Full name')).toBeInTheDocument();
  const stores = created.at(-1);
  if (!stores) throw new Error('There is no editor');
  return stores;
}

type EditorOfCardProps = {
  patch: CardPatch;
  onCreated: (stores: EditorStores) => void;
  children: ReactNode;
};

function EditorOfCard({ patch, onCreated, children }: EditorOfCardProps) {
  const base = { ...newDraft, card: applyPatch(applyPatch(newDraft.card, { content }), patch) };
  const stores = useCreateEditorStores({
    owner: { id: null, reason: 'unknown', key: 'test' },
    subject: 'new',
    opened: null,
    base,
  });
  useEffect(() => {
    onCreated(stores);
  }, [stores, onCreated]);
  return (
    <EditorContext value={stores}>
      {children}
      <Card />
    </EditorContext>
  );
}

function Card() {
  const laidOutCard = useLaidOutCard();
  return (
    <div className="relative" style={{ width: 900, height: 517, background: '#ffffff' }}>
      {laidOutCard && <Hand scene={laidOutCard.scene} takesFocus={false} onRedraw={ignore} />}
    </div>
  );
}

function ignore() {}

const text = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
const field = (name: string) => page.getByRole('textbox', { name: `${name} on the card` });
const contentOf = ({ editor }: EditorStores) => editor.get().present.card.content;

test('the texts of a card are a list with their places in words', async () => {
  await showCard();
  const list = page.getByRole('list', { name: 'On the front' });
  expect(
    list
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Company name, [\d.]+mm from the left, [\d.]+mm from the top$/),
    expect.stringMatching(/^Full name, /),
    expect.stringMatching(/^Phone, /),
  ]);
  await expectNoViolations();
});

test('a click selects a text, the next one types it on the card', async () => {
  const stores = await showCard();
  await text('Full name').click();
  await expect.element(text('Full name')).toHaveAttribute('aria-pressed', 'true');
  expect(stores.selection.get()).toEqual({ side: 'front', id: 'fullName', mode: 'selected' });
  await text('Full name').click();
  await expect.element(field('Full name')).toHaveFocus();
  await userEvent.keyboard('{End}, PhD.');
  expect(contentOf(stores).fullName).toBe('Jana Dubravová, PhD.');
  await expectNoViolations();
});

test('with keys alone: Enter types, Tab goes to the next text, Escape selects and then lets go', async () => {
  const stores = await showCard();
  text('Company name').element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Lipa');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Full name')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(field('Company name')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(text('Company name')).toHaveFocus();
  expect(stores.selection.get()?.mode).toBe('selected');
  await userEvent.keyboard('{Escape}');
  expect(stores.selection.get()).toBeNull();
  expect(contentOf(stores)).toMatchObject({ companyName: 'Lipa', fullName: 'Jana Dubravová' });
});

test('a typed text has its letters where the card has them', async () => {
  const stores = await showCard();
  await text('Full name').click();
  await text('Full name').click();
  const scene = stores.layout.get()?.scene;
  const run = scene?.items.find((item) => item.kind === 'text' && item.field === 'fullName');
  if (!scene || run?.kind !== 'text') throw new Error('There is no name');
  const pxPerMm = 900 / scene.guides.bleed.width;
  const box = field('Full name').element().getBoundingClientRect();
  const card = field('Full name').element().closest('ul')?.getBoundingClientRect();
  expect(box.left - (card?.left ?? 0)).toBeCloseTo((run.x - scene.guides.bleed.x) * pxPerMm, 0);
  const style = getComputedStyle(field('Full name').element());
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(((run.sizePt * 25.4) / 72) * pxPerMm, 1);
});

test('a line that is emptied stays until it is left', async () => {
  const stores = await showCard({ content: { mobile: '+421 905 318 442' } });
  await text('Mobile').click();
  await text('Mobile').click();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => contentOf(stores).mobile).toBe('');
  await userEvent.keyboard('0905');
  expect(contentOf(stores).mobile).toBe('0905');
});

const bar = () => page.getByRole('toolbar', { name: 'Full name: appearance' });
const adjustedOf = ({ editor }: EditorStores) => editor.get().present.card.style.adjustments;

test('a selected text has a bar that covers nothing of it', async () => {
  await showCard();
  await text('Full name').click();
  await expect.element(bar()).toBeVisible();
  const [above, below] = [bar(), text('Full name')].map((one) => one.element().getBoundingClientRect());
  expect(above && below && (above.bottom <= below.top || above.top >= below.bottom)).toBe(true);
  await expectNoViolations();
});

test('the bar makes a text larger in half points, and bold', async () => {
  const stores = await showCard();
  await text('Full name').click();
  await bar().getByRole('button', { name: 'Larger' }).click();
  await bar().getByRole('button', { name: 'Larger' }).click();
  await expect.element(bar().getByRole('spinbutton', { name: 'Size' })).toHaveValue('12');
  await bar().getByRole('combobox', { name: 'Weight' }).click();
  await page.getByRole('option', { name: 'Bold', exact: true }).click();
  expect(adjustedOf(stores)?.fields).toEqual({ fullName: { pt: 12, weight: 700 } });
  expect(stores.editor.get().past).toHaveLength(2);
});

test('with keys alone: Tab goes into the bar, arrows along it, Escape back to the text', async () => {
  const stores = await showCard();
  text('Full name').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(bar().getByRole('combobox', { name: 'Font' })).toHaveFocus();
  for (const name of ['Smaller', 'Size', 'Larger']) {
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(bar().getByLabelText(name, { exact: true })).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => adjustedOf(stores)?.fields?.fullName?.pt).toBe(11.5);
  await userEvent.keyboard('{Escape}');
  await expect.element(text('Full name')).toHaveFocus();
  await userEvent.keyboard('-');
  await expect.poll(() => adjustedOf(stores)?.fields?.fullName?.pt).toBe(11);
});

test('capitals and letter spacing are among the further controls', async () => {
  const stores = await showCard();
  await text('Full name').click();
  await bar().getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Capitals', exact: true }).click();
  await page.getByRole('button', { name: 'Wider' }).click();
  expect(adjustedOf(stores)?.fields).toEqual({ fullName: { caps: 'upper', trackingEm: 0.01 } });
  await expectNoViolations();
  await page.getByRole('button', { name: 'Reset Full name' }).click();
  expect(adjustedOf(stores)).toBeUndefined();
});

test('an item that loses the selection has no bar', async () => {
  const stores = await showCard();
  await text('Full name').click();
  await text('Phone').click();
  await expect.element(bar()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(stores.selection.get()).toBeNull();
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});

test('below 640 px a sheet has the same controls, and the card stays in view', async () => {
  await page.viewport(390, 844);
  const stores = await showCard();
  await text('Full name').click();
  const sheet = page.getByRole('region', { name: 'Full name: appearance' });
  await sheet.getByRole('button', { name: 'Smaller' }).click();
  expect(adjustedOf(stores)?.fields?.fullName?.pt).toBe(10.5);
  await expectNoViolations();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await page.viewport(1440, 900);
});

test('the strip counts the changes, resets one and all of them', async () => {
  const adjustments = { fields: { fullName: { pt: 14, weight: 400 }, phone: { caps: 'upper' } } } as const;
  const stores = await showCard({ style: { adjustments } }, <ChangesStrip />);
  await page.getByRole('button', { name: '3 changes to Classic' }).click();
  await page.getByRole('menuitem', { name: 'Reset Full name: weight' }).click();
  expect(adjustedOf(stores)?.fields).toEqual({ fullName: { pt: 14 }, phone: { caps: 'upper' } });
  await expect.element(page.getByRole('button', { name: '2 changes to Classic' })).toBeVisible();
  await expectNoViolations();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  expect(adjustedOf(stores)).toBeUndefined();
  stores.editor.undo();
  expect(adjustedOf(stores)?.fields?.phone).toEqual({ caps: 'upper' });
});

test('the first touch is explained until something is selected', async () => {
  const told: string[] = [];
  await showCard({}, <FirstTouch onTold={() => told.push('told')} />);
  await expect.element(page.getByText('Click a text to change it')).toBeVisible();
  await text('Phone').click();
  await expect.element(page.getByText('Click a text to change it')).not.toBeInTheDocument();
  expect(told.length).toBeGreaterThan(0);
});
