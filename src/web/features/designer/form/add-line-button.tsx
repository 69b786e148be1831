import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';

/** Below the last line, in the column of the texts. */
export function AddLineButton(props: ComponentProps<'button'>) {
  const { lines: words } = useMessages().editor;
  return (
    <button
      {...props}
      type="button"
      data-add-line
      className="-ml-1.5 flex h-7 cursor-pointer items-center gap-1 self-start rounded-sm px-1.5 text-sm font-medium text-primary disabled:text-muted-foreground wide:ml-28.5 pointer-coarse:h-11"
    >
      <Plus aria-hidden size={14} strokeWidth={2} />
      {words.add}
    </button>
  );
}
