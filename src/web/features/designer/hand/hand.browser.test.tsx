import { useEffect } from 'react';
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
import { Hand } from './hand.tsx';

const content = { companyName: 'Dubrava', fullName: 'Jana Dubravová', phone: '+421 2 5443 1180' };

/** The hand on a card of 900 px, with the stores of its editor. */
async function showCard(patch: CardPatch = {}): Promise<EditorStores> {
  const created: EditorStores[] = [];
  await render(
    <AtPage>
      <EditorOfCard patch={patch} onCreated={(stores) => created.push(stores)} />
    </AtPage>,
  );
  await expect.element(text('Full name')).toBeInTheDocument();
  const stores = created.at(-1);
  if (!stores) throw new Error('There is no editor');
  return stores;
}

type EditorOfCardProps = { patch: CardPatch; onCreated: (stores: EditorStores) => void };

function EditorOfCard({ patch, onCreated }: EditorOfCardProps) {
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
      <Card />
    </EditorContext>
  );
}

function Card() {
  const laidOutCard = useLaidOutCard();
  return (
    <div className="relative" style={{ width: 900, height: 517, background: '#ffffff' }}>
      {laidOutCard && <Hand scene={laidOutCard.scene} takesFocus={false} />}
    </div>
  );
}

const text = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
const field = (name: string) => page.getByRole('textbox', { name: `${name} on the card` });
const contentOf = ({ editor }: EditorStores) => editor.get().present.card.content;

test('the texts of a card are a list with their places in words', async () => {
  await showCard();
  const list = page.getByRole('list', { name: 'Text on the front' });
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
