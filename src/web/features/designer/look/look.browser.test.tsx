import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { currentLook } from '#domain/card/look/card-look.ts';
import {
  button,
  drawing,
  drawnTexts,
  elena,
  field,
  focus,
  hexOf,
  openEditor,
  openLayouts,
  paper,
  press,
  startCard,
  undo,
} from '../../../testing/open-editor.tsx';

/** Chooses one of the offered looks. */
async function chooseLook(name: 'Bauhaus' | 'Terrazzo'): Promise<void> {
  const offered = page.getByRole('list', { name: 'Choose a look' });
  await userEvent.click(offered.getByRole('button', { name: `Use ${name}`, exact: true }));
  await expect.element(button('Remove look')).toBeVisible();
}

test('a look is chosen in one step, with the card’s own texts, and undone in one', async () => {
  await startCard();
  await chooseLook('Bauhaus');
  await expect.poll(paper).toBe('#f7f6f1');
  await expect.poll(() => drawnTexts().length).toBe(7);
  await expect.element(hexOf('Full name')).toHaveValue('#1d3f94');
  await undo();
  await expect.poll(paper).toBe('#ffffff');
  await expect.element(field('Company name')).toHaveValue(elena['Company name']);
});

test('a look says that it prints two sides; one click prints one, also in the next look', async () => {
  await startCard();
  await chooseLook('Bauhaus');
  const note = page.getByText('Two sides cost more.', { exact: false });
  await expect.element(note).toBeVisible();
  await userEvent.click(button('Print one side only'));
  await expect.element(note).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('list', { name: 'More like this' }).getByRole('button').first());
  await expect.poll(paper).not.toBe('#f7f6f1');
  await expect.element(note).not.toBeInTheDocument();
});

test('what was changed in a look by hand is removed by Reset look', async () => {
  await startCard();
  await chooseLook('Bauhaus');
  const reset = button('Reset look');
  await expect.element(reset).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('radio', { name: 'Navy on white' }));
  await expect.poll(paper).toBe('#ffffff');
  const strength = page.getByRole('slider', { name: 'Strength' });
  focus(strength);
  await press('ArrowLeft');
  await expect.element(strength).toHaveAttribute('aria-valuetext', 'Strong');
  await userEvent.click((await openLayouts()).getByRole('radio', { name: 'Editorial' }));
  await press('Escape');
  await userEvent.click(reset);
  await expect.poll(paper).toBe('#f7f6f1');
  await expect.element(button('Layout: Same as the look')).toBeVisible();
  await expect.element(reset).not.toBeInTheDocument();
});

test('Shuffle keeps what is locked, and its variations are walked back and forward', async () => {
  await startCard();
  await chooseLook('Terrazzo');
  const shapes = () =>
    [...drawing().element().querySelectorAll('path')].map((path) => path.outerHTML).join('').length;
  await expect.poll(paper).toBe('#eadfcd');
  for (const part of ['Colours', 'Graphic']) await userEvent.click(button(`Keep ${part} when shuffling`));
  const before = shapes();
  for (let times = 0; times < 3; times += 1) {
    const last = shapes();
    await userEvent.click(button('Shuffle'));
    await expect.poll(shapes).not.toBe(last);
    expect(paper()).toBe('#eadfcd');
  }
  for (let times = 0; times < 3; times += 1) await userEvent.click(button('Previous variation'));
  await expect.poll(shapes).toBe(before);
  await userEvent.click(button('Next variation'));
  await expect.poll(shapes).not.toBe(before);
});

test('initials are typed where the look draws them; an empty box shows those of the names', async () => {
  const content = { companyName: 'Vávra & Kohout, s. r. o.', fullName: 'Jana Vávrová' };
  await openEditor(applyPatch(newCard, { content, style: { look: currentLook('letter-block') } }));
  const initials = field('Initials');
  await expect.element(initials).toHaveAttribute('placeholder', 'V&K');
  const shapes = () => [...drawing().element().querySelectorAll('path')].map((path) => path.outerHTML).join();
  const before = shapes();
  await initials.fill('vk');
  await expect.poll(shapes).not.toBe(before);
  await userEvent.tab();
  await expect.element(initials).toHaveValue('VK');
  await undo();
  await expect.element(initials).toHaveValue('');
  await expect.poll(shapes).toBe(before);
});

test('a look without letters has no box for initials', async () => {
  await startCard();
  await chooseLook('Bauhaus');
  await expect.element(field('Initials')).not.toBeInTheDocument();
});
