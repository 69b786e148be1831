/** Why a list cannot be read. The catalogues have a text for each. */
export type ListProblem =
  | 'LIST_EMPTY'
  | 'LIST_WITHOUT_PEOPLE'
  | 'LIST_TOO_LARGE'
  | 'LIST_TOO_MANY_ROWS'
  | 'LIST_TOO_MANY_COLUMNS'
  | 'LIST_NOT_A_TABLE'
  | 'LIST_OLD_EXCEL'
  | 'LIST_DAMAGED'
  | 'LIST_INFLATES_TOO_FAR'
  | 'LIST_WITH_PASSWORD';

/** A file that is not a list of people. */
export class UnreadableList extends Error {
  readonly code: ListProblem;

  constructor(code: ListProblem) {
    super(code);
    this.code = code;
  }
}
