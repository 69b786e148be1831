import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { Button } from '../inputs/button.tsx';
import { Menu, MenuAtButton, MenuItem, MenuRadioGroup } from './menu.tsx';

const choose = vi.fn<(what: unknown) => void>();
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function CardMenu() {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  return (
    <main>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => choose('rename')}>Premenovať najneobhospodarovávateľnejšiu</MenuItem>
        <MenuItem onSelect={() => choose('print')} disabled>
          Print
        </MenuItem>
        <MenuItem onSelect={() => choose('delete')} isDestructive>
          Delete
        </MenuItem>
        <MenuRadioGroup label="Theme" value={theme} options={themes} onChange={setTheme} />
      </Menu>
    </main>
  );
}

const opener = () => page.getByRole('button', { name: 'Actions' });
const item = (name: string) => page.getByRole('menuitem', { name, exact: false });

test('it opens by keyboard at its first item, and arrow keys skip what is disabled', async () => {
  await render(<CardMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Premenovať')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Delete')).toHaveFocus();
  await expect.element(item('Print')).toHaveAttribute('aria-disabled', 'true');
});

test('an item acts once, closes the menu and returns the focus', async () => {
  choose.mockClear();
  await render(<CardMenu />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('Premenovať')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(choose.mock.calls).toEqual([['delete']]);
  await expect.element(opener()).toHaveFocus();
});

test('Escape closes it without an action and returns the focus', async () => {
  choose.mockClear();
  await render(<CardMenu />);
  await userEvent.click(opener());
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
  await expect.element(opener()).toHaveFocus();
});

test('a choice applies at once and leaves the menu open', async () => {
  await render(<CardMenu />);
  await userEvent.click(opener());
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }));
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
  await expect.element(page.getByRole('menu')).toBeVisible();
});

test('long words fit a window of 320 px, and axe finds nothing', async () => {
  await page.viewport(320, 800);
  await render(<CardMenu />);
  await userEvent.click(opener());
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expectToFit();
  await expectNoViolations();
});

/** As a list of cards has it: one menu for the buttons of all rows. */
function SharedMenu() {
  const first = useRef<HTMLButtonElement>(null);
  const second = useRef<HTMLButtonElement>(null);
  const [row, setRow] = useState<1 | 2>(1);
  const [isOpen, setOpen] = useState(false);
  const toggle = (next: 1 | 2) => {
    setRow(next);
    setOpen(!isOpen);
  };
  return (
    <main className="relative">
      <Button ref={first} onClick={() => toggle(1)}>
        First
      </Button>
      <Button ref={second} onClick={() => toggle(2)}>
        Second
      </Button>
      <MenuAtButton
        button={row === 2 ? second.current : first.current}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        label={`Actions of row ${row}`}
      >
        <MenuItem onSelect={() => choose(row)}>Open</MenuItem>
        <MenuItem onSelect={() => choose(row)}>Delete</MenuItem>
      </MenuAtButton>
    </main>
  );
}

test('a menu that many buttons share opens by keyboard at its button and returns the focus there', async () => {
  await render(<SharedMenu />);
  page.getByRole('button', { name: 'Second' }).element().focus();
  await userEvent.keyboard('{Enter}');
  const menu = page.getByRole('menu', { name: 'Actions of row 2' });
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => menu.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Second' })).toHaveFocus();
});

test('a second press on the button of a shared menu closes it', async () => {
  await render(<SharedMenu />);
  const button = page.getByRole('button', { name: 'First' });
  await userEvent.click(button);
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.click(button);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
