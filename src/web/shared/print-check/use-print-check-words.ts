import { useMemo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { type PrintCheckWords, printCheckWords } from './print-check-words.ts';

/** The texts of the print check in the current language. */
export function usePrintCheckWords(): PrintCheckWords {
  const { editor } = useTexts();
  const t = useTexts('print-check');
  return useMemo(() => printCheckWords(editor, t), [editor, t]);
}
