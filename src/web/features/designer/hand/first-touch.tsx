import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useStore } from '../../../shared/use-store.ts';
import { useEditorStores } from '../core/editor-stores.ts';

type FirstTouchProps = { onTold: () => void };

/** A hint, shown once: how a text is changed on the card. It is gone with the first selection. */
export function FirstTouch({ onTold }: FirstTouchProps) {
  const t = useTexts('hand');
  const { selection } = useEditorStores();
  const isUsed = useStore(selection, (selected) => selected !== null && selected.mode !== 'form');
  useEffect(() => {
    if (isUsed) onTold();
  }, [isUsed, onTold]);
  if (isUsed) return null;
  return (
    <p className="pointer-events-none absolute top-full left-1/2 mt-2 z-10 flex -translate-x-1/2 animate-fade items-center gap-1 rounded-full bg-foreground py-0.5 pr-1 pl-3.5 text-sm whitespace-nowrap text-background shadow-md max-tablet:mt-1 max-tablet:text-xs">
      <span className="pointer-coarse:hidden">{t.firstTouch}</span>
      <span className="pointer-fine:hidden">{t.firstTap}</span>
      <button
        type="button"
        aria-label={t.closeHint}
        onClick={onTold}
        className="pointer-events-auto relative grid size-7 cursor-pointer place-items-center rounded-full before:absolute before:-inset-2 focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-background"
      >
        <X aria-hidden size={14} strokeWidth={2} />
      </button>
    </p>
  );
}
