import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { FileInput } from './file-input.tsx';

test('the same file can be chosen twice', async () => {
  const taken: string[] = [];
  await render(
    <FileInput ref={createRef()} label="Logo" accept="image/png" onFile={({ name }) => taken.push(name)} />,
  );
  const input = page.getByLabelText('Logo');
  const file = new File(['logo'], 'logo.png', { type: 'image/png' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  await expect.poll(() => taken).toEqual(['logo.png', 'logo.png']);
});
