import { ClipboardPaste } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';

/** At the end of the group's heading. */
export function ImportContactButton(props: ComponentProps<'button'>) {
  const { importTexts: t } = useTexts().editor;
  return (
    <button
      {...props}
      type="button"
      className="ml-auto flex h-8 cursor-pointer items-center gap-1.5 rounded-sm px-1.5 text-sm font-medium text-primary disabled:text-muted-foreground pointer-coarse:h-11"
    >
      <ClipboardPaste aria-hidden size={14} strokeWidth={2} />
      {t.open}
    </button>
  );
}
