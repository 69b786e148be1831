import { useCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { ColourField } from './colour-field.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { useTypedColour } from './typed-colour.ts';

const messages = {
  colour: 'Colour',
  hex: 'Hex',
  hue: 'Hue',
  hueValue: (degrees: number) => `${degrees}°`,
  shade: 'Shade',
  shadeValue: (saturation: number, brightness: number) => `${saturation} %, ${brightness} %`,
  onThisCard: 'On this card',
  lastValid: 'Last valid colour',
  restore: 'Restore',
};

function Background() {
  const [colour, setColour] = useState('#ff0000');
  const typed = useTypedColour(
    colour,
    useCallback((hex) => setColour(hex), []),
  );
  return (
    <main>
      <ColourField
        typed={typed}
        Picker={ColourPicker}
        label="Background"
        cardColours={['#112233', '#ffffff']}
        messages={messages}
      />
      <output aria-label="Value">{colour}</output>
    </main>
  );
}

const field = () => page.getByRole('textbox', { name: 'Background: Hex' });
const swatch = () => page.getByRole('button', { name: 'Background: Colour' });
const value = () => page.getByRole('status', { name: 'Value' });

for (const [typed, applied] of [
  ['#fff', '#ffffff'],
  ['#1A2B3C', '#1a2b3c'],
  ['rgb(16, 32, 48)', '#102030'],
] as const) {
  test(`${typed} is accepted as ${applied}`, async () => {
    await render(<Background />);
    await field().fill(typed);
    await expect.element(value()).toHaveTextContent(applied);
    await userEvent.tab();
    await expect.element(field()).toHaveValue(applied);
  });
}

test('an invalid colour keeps the last valid one, says so and stays for correction', async () => {
  await render(<Background />);
  await field().fill('#00ff00');
  await field().fill('#00zz');
  await userEvent.tab();
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveValue('#00zz');
  await expect.element(value()).toHaveTextContent('#00ff00');
});

test('the picker of an invalid colour offers the last valid one', async () => {
  await render(<Background />);
  await field().fill('#00zz');
  await userEvent.click(swatch());
  await expect.element(page.getByText('Last valid colour')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Restore' }));
  await expect.element(value()).toHaveTextContent('#ff0000');
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('#ff0000');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('the picker offers the colours of the card and marks the one in use', async () => {
  await render(<Background />);
  await userEvent.click(swatch());
  const navy = page.getByRole('group', { name: 'On this card' }).getByRole('button', { name: '#112233' });
  await expect.element(navy).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(navy);
  await expect.element(navy).toHaveAttribute('aria-pressed', 'true');
  await expect.element(value()).toHaveTextContent('#112233');
});

test('arrow keys change saturation and brightness by 1 %, with Shift by 10 %, and the hue stays in black', async () => {
  await render(<Background />);
  await userEvent.click(swatch());
  const shade = page.getByRole('slider', { name: 'Shade' });
  await expect.element(shade).toHaveAttribute('aria-valuetext', '100 %, 100 %');
  shade.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(shade).toHaveAttribute('aria-valuetext', '100 %, 99 %');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(shade).toHaveAttribute('aria-valuetext', '90 %, 99 %');
  await userEvent.keyboard('{Home}{End}');
  await expect.element(shade).toHaveAttribute('aria-valuetext', '100 %, 99 %');
  for (const _ of Array.from({ length: 10 })) await userEvent.keyboard('{PageDown}');
  await expect.element(value()).toHaveTextContent('#000000');
  await expect.element(page.getByRole('slider', { name: 'Hue' })).toHaveValue('0');
});

test('Escape closes the picker and returns the focus to the swatch', async () => {
  await render(<Background />);
  await userEvent.click(swatch());
  await expect.element(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('slider', { name: 'Hue' })).not.toBeInTheDocument();
  await expect.element(swatch()).toHaveFocus();
});

test('the open picker fits a window of 320 px, and axe finds nothing', async () => {
  await page.viewport(320, 800);
  await render(<Background />);
  await userEvent.click(swatch());
  await expect.element(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
  await expectToFit();
  await expectNoViolations();
});

test('in a low window the picker scrolls, and its last colour can be pressed', async () => {
  await page.viewport(900, 300);
  await render(<Background />);
  await userEvent.click(swatch());
  const panel = page.getByRole('dialog', { name: 'Background: Colour' });
  await expect.element(panel).toBeVisible();
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(300);
  await userEvent.click(page.getByRole('button', { name: '#112233' }));
  await expect.element(value()).toHaveTextContent('#112233');
});
