import { useMemo } from 'react';
import { useMessages } from '../i18n/messages-context.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { type PrintCheckWords, printCheckWords } from './print-check-words.ts';

/** The texts of the print check in the current language. */
export function usePrintCheckWords(): PrintCheckWords {
  const { editor } = useMessages();
  const texts = useTexts('print-check');
  return useMemo(() => printCheckWords(editor, texts), [editor, texts]);
}
