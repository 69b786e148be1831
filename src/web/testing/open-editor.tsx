import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import type { Card } from '#domain/card/card.ts';
import { newDraft } from '#editor/draft.ts';
import { CreateDesigner } from '../features/designer/create-designer.tsx';
import { AtPage } from './at-page.tsx';

/** A complete card by field labels, in the order of the form. */
export const elena = {
  'Company name': 'Atelier Lumen',
  Subtitle: 'atelierlumen.sk',
  'Full name': 'Elena Mareková-Šťastná',
  Position: 'Svetelná architektka',
  Phone: '+421 905 318 442',
  Email: 'elena@atelierlumen.sk',
  URL: 'behance.net/elenamarek',
};

/** Opens the editor of a new card, empty or as one was stored. It is not stored: the next test starts with an empty one. */
export async function openEditor(card?: Card): Promise<void> {
  const stored = card && { draft: { ...newDraft, card }, revision: '1', savedAt: new Date() };
  const opening = stored ? { token: 'test', stored, ownDraft: null } : null;
  await render(
    <AtPage>
      <CreateDesigner owner={{ id: null, reason: 'viewing', key: 'test' }} opening={opening} />
    </AtPage>,
  );
  await expect.element(drawing()).toBeVisible();
}

/** Opens the editor and fills in the form. */
export async function startCard(card: Partial<typeof elena> = elena): Promise<void> {
  await openEditor();
  for (const [label, text] of Object.entries(card)) await field(label).fill(text);
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

/** The rendered card; present once its fonts are loaded. */
export const drawing = () => page.getByRole('img', { name: /^The card of / });

/** The colour behind the card: the first rectangle that is drawn. */
export const paper = () => drawing().element().querySelector('rect')?.getAttribute('fill');

/** A field's paths on the card, or all paths. */
export function drawnTexts(name?: string): Element[] {
  return [
    ...drawing()
      .element()
      .querySelectorAll(name ? `path[data-text="${name}"]` : 'path[data-text]'),
  ];
}

/** The hex box of a text, also while its row is closed. */
export const hexOf = (label: string) =>
  page.getByRole('textbox', { name: `${label}: Hex`, exact: true, includeHidden: true });

/** Types a colour of a text. */
export async function fillHex(label: string, colour: string): Promise<void> {
  await openStyle(label);
  await hexOf(label).fill(colour);
}

/** Opens the font and the colour of a text. */
export async function openStyle(label: string): Promise<void> {
  const toggle = button(`${label}: Font and colour`);
  if (toggle.element().ariaExpanded === 'false') await userEvent.click(toggle);
}

/** Opens the layouts and returns them. */
export async function openLayouts(): Promise<Locator> {
  await userEvent.click(button(/^Layout: /));
  const layouts = page.getByRole('radiogroup', { name: 'Layout', exact: true });
  await expect.element(layouts).toBeVisible();
  return layouts;
}

export const undo = () => userEvent.keyboard('{Control>}z{/Control}');

/** Presses a key several times. */
export async function press(key: string, times = 1): Promise<void> {
  await userEvent.keyboard(`{${key}}`.repeat(times));
}

/** Focuses an element without a click. */
export function focus(target: Locator): void {
  const element = target.element();
  if (element instanceof HTMLElement) element.focus();
}

/** A PNG of a dark ring around an orange disc, on a transparent background or on white. */
export async function ringPicture({ px = 400, isOpaque = false } = {}): Promise<File> {
  const canvas = new OffscreenCanvas(px, px);
  const paint = canvas.getContext('2d');
  if (paint && isOpaque) {
    paint.fillStyle = '#fff';
    paint.fillRect(0, 0, px, px);
  }
  for (const [colour, radius] of [
    ['#1b1917', 0.48],
    ['#f3a21b', 0.25],
  ] as const) {
    if (!paint) throw new Error('No canvas');
    paint.fillStyle = colour;
    paint.beginPath();
    paint.arc(px / 2, px / 2, px * radius, 0, 7);
    paint.fill();
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'ring.png', { type: 'image/png' });
}

/** Chooses a file as the logo, as the dialog of the browser does. */
export async function pickLogo(file: File): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('The form has no input for a logo');
  await userEvent.upload(input, file);
}
