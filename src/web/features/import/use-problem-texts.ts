import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import { useLanguage, useMessages } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { rowProblemText } from '../../shared/people/row-problem-text.ts';
import { usePeopleTexts } from '../../shared/people/use-people-texts.ts';

/** Writes the problems of a row in words. */
export function useProblemTexts(): (row: CheckedRow) => { title: string; detail: string }[] {
  const messages = useMessages();
  const people = usePeopleTexts();
  const { current } = useLanguage();
  return ({ problems }) =>
    problems.map((problem) => rowProblemText(messages, people, problem, numberFormat(current)));
}
