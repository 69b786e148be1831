import type { RowProblem } from '#people/batch/check-card.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { numberFormat } from '../i18n/number-format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { usePrintCheckWords } from '../print-check/use-print-check-words.ts';
import { rowProblemText } from './row-problem-text.ts';

/** Writes the problems of a row or a card in words. */
export function useProblemTexts(): (checked: {
  problems: readonly RowProblem[];
}) => { title: string; detail: string }[] {
  const { editor } = useTexts();
  const printCheck = usePrintCheckWords();
  const people = useTexts('people');
  const { current } = useLanguage();
  return ({ problems }) =>
    problems.map((problem) => rowProblemText(editor, printCheck, people, problem, numberFormat(current)));
}
