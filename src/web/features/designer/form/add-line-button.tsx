import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** Below the last line, in the column of the texts. */
export function AddLineButton(props: ComponentProps<'button'>) {
  const { lines: t } = useTexts().editor;
  return (
    <button
      {...props}
      type="button"
      data-add-line
      className="-ml-1.5 flex h-7 cursor-pointer items-center gap-1 self-start rounded-sm px-1.5 text-sm font-medium text-primary disabled:text-muted-foreground wide:ml-28.5 pointer-coarse:h-11"
    >
      <Plus aria-hidden size={14} strokeWidth={2} />
      {t.add}
    </button>
  );
}
