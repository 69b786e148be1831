import { useLanguage, useMessages } from '../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../shared/i18n/number-format.ts';
import { rowProblemText } from '../../shared/people/row-problem-text.ts';
import type { CheckedRow } from './import-messages.ts';
import { usePeopleTexts } from './use-people-texts.ts';

/** Writes the problems of a row in words. */
export function useProblemTexts(): (row: CheckedRow) => { title: string; detail: string }[] {
  const messages = useMessages();
  const people = usePeopleTexts();
  const { current } = useLanguage();
  return ({ problems }) =>
    problems.map((problem) => rowProblemText(messages, people, problem, numberFormat(current)));
}
