import { useEffect } from 'react';
import { hasTexts } from '#domain/card/card.ts';
import { importRequest } from '../core/import-contact-request.ts';
import { useDraft } from '../core/use-editor.ts';

/** Fills a card without text with what is pasted anywhere on the page. */
export function usePagePaste(): void {
  const isFilled = useDraft(({ card }) => hasTexts(card.content));
  useEffect(() => {
    if (isFilled) return;
    function handlePaste(event: ClipboardEvent) {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (!isForCard(event.target, pasted)) return;
      event.preventDefault();
      importRequest.open?.({ pasted, isDirect: true });
    }
    addEventListener('paste', handlePaste);
    return () => removeEventListener('paste', handlePaste);
  }, [isFilled]);
}

/** Several lines pasted into one field are for the whole card. A text area takes what is pasted. */
function isForCard(target: EventTarget | null, text: string): boolean {
  if (text.trim() === '' || target instanceof HTMLTextAreaElement) return false;
  return !(target instanceof HTMLInputElement) || text.trim().includes('\n');
}
