import { History, X } from 'lucide-react';
import { useState } from 'react';
import type { Draft } from '#editor/draft.ts';
import { dayAndTime } from '../../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../../shared/i18n/messages-context.tsx';
import { Button } from '../../../../ui/inputs/button.tsx';
import { useEditor } from '../../core/use-editor.ts';
import type { DraftMessages } from './draft-status.tsx';

type RestoredDraftNoticeProps = { restoredFrom: Date; startOverFrom: Draft; words: DraftMessages };

/** Shows that a stored draft was loaded, with a button that starts over. Starting over can be undone. */
export function RestoredDraftNotice({ restoredFrom, startOverFrom, words }: RestoredDraftNoticeProps) {
  const { current: language } = useLanguage();
  const editor = useEditor();
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <section className="flex min-h-12 flex-wrap items-center gap-x-2 border-b border-border bg-primary-soft px-4 py-1.5 text-sm text-primary-soft-foreground max-tablet:mt-4 tablet:px-6 desktop:-mb-1">
      <History aria-hidden size={18} strokeWidth={1.75} className="mr-1 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <p className="font-semibold">{words.saved}</p>
        <p className="text-xs text-ink-700">{words.restoredFrom(dayAndTime(language, restoredFrom))}</p>
      </div>
      <Button
        variant="outline"
        size="sm"
        onClick={() => {
          editor.change(startOverFrom);
          setShown(false);
        }}
      >
        {words.discard}
      </Button>
      <button
        type="button"
        aria-label={words.close}
        onClick={() => setShown(false)}
        className="-mr-2 grid size-8 cursor-pointer tablet:-mr-4 place-items-center rounded-button-sm pointer-coarse:size-11"
      >
        <X aria-hidden size={16} strokeWidth={1.5} />
      </button>
    </section>
  );
}
