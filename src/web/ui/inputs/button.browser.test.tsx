import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { Button } from './button.tsx';

test('Enter and Space press it', async () => {
  const press = vi.fn();
  await render(<Button onClick={press}>Save</Button>);
  await userEvent.tab();
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a busy button says so and is not pressed again', async () => {
  const press = vi.fn();
  await render(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = page.getByRole('button', { name: 'Save' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toBeDisabled();
  await userEvent.click(button, { force: true });
  expect(press).not.toHaveBeenCalled();
});

test('in a form it sends nothing unless it is asked to', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  const { container } = await render(
    <form>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', send);
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a link with the look of a button is a link', async () => {
  await render(
    <Button asChild>
      <a href="#prices">Prices</a>
    </Button>,
  );
  await expect.element(page.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '#prices');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

for (const size of ['sm', 'md', 'lg'] as const) {
  test(`the size ${size} is high enough for a finger in the window of a phone`, async () => {
    await page.viewport(390, 800);
    await render(<Button size={size}>Save</Button>);
    const { height } = page.getByRole('button').element().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
  });
}

test('axe finds nothing on any variant', async () => {
  await render(
    <main>
      {(['primary', 'outline', 'secondary', 'ghost', 'destructive'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          Save {variant}
        </Button>
      ))}
    </main>,
  );
  await expectNoViolations();
});
