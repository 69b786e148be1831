import type { PeopleMessages } from '#messages/en/people.ts';
import type { ListProblem } from '#people/list/unreadable-list.ts';
import { WorkerFailure } from '../../../../shared/print-worker/print-client.ts';

/** Why a list was not read, in words. */
export function listProblemText({ listProblems, file }: PeopleMessages, error: unknown): string {
  const code = error instanceof WorkerFailure ? error.message : '';
  return isListProblem(listProblems, code) ? listProblems[code] : file.failed;
}

function isListProblem(texts: Record<ListProblem, string>, code: string): code is ListProblem {
  return Object.hasOwn(texts, code);
}
