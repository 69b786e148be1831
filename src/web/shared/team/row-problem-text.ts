import { logoLimits } from '#domain/card/card.ts';
import type { NumberFormat } from '#domain/language/message-rules.ts';
import type { EditorMessages } from '#messages/en/editor.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import type { RowProblem } from '#people/batch/check-card.ts';
import { causeText } from '../print-check/print-check-text.ts';
import type { PrintCheckWords } from '../print-check/print-check-words.ts';

/** A problem of a row: what is wrong, and the numbers where there are any. */
export function rowProblemText(
  { fields }: EditorMessages,
  printCheck: PrintCheckWords,
  { rowProblems }: PeopleMessages,
  problem: RowProblem,
  format: NumberFormat,
): { title: string; detail: string } {
  switch (problem.kind) {
    case 'print': {
      const { size } = logoLimits;
      return causeText(printCheck, { ...problem.cause, fix: null }, size.fallback, format);
    }
    case 'duplicate': {
      const { title, detail } = rowProblems.duplicate;
      return { title: title(problem.row), detail };
    }
    case 'branch': {
      const { name } = problem;
      return { title: name ? rowProblems.branchNamed(name) : rowProblems.branch, detail: '' };
    }
    case 'email':
    case 'branchMissing':
      return { title: rowProblems[problem.kind], detail: '' };
    case 'required':
    case 'locked':
    case 'tooLong':
    case 'refused':
      return { title: rowProblems[problem.kind](fields[problem.field]), detail: '' };
  }
}
