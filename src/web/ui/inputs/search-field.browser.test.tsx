import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { expectNoViolations } from '../../testing/axe.ts';
import { expectToFit } from '../../testing/fit.ts';
import { SearchField } from './search-field.tsx';

const label = 'Vyhľadávanie najneobhospodarovávateľnejších vizitiek';

function Search() {
  const [text, setText] = useState('');
  return <SearchField label={label} value={text} onChange={setText} />;
}

test('it is found by its label, keeps what is typed and is cleared by Escape', async () => {
  await render(<Search />);
  const field = page.getByRole('searchbox', { name: label });
  await userEvent.tab();
  await userEvent.keyboard('Nováková');
  await expect.element(field).toHaveValue('Nováková');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('');
});

test('a long label fits a window of 320 px, and axe finds nothing', async () => {
  await render(<Search />);
  await expectToFit();
  await expectNoViolations();
});
