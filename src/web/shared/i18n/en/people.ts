import type { ListProblem } from '#people/list/unreadable-list.ts';

/** Why a list cannot be read, and what to do about it. */
const listProblems: Record<ListProblem, string> = {
  LIST_EMPTY: 'The file is empty. Choose one with a row of headers and a row for each person.',
  LIST_WITHOUT_PEOPLE: 'The file has headers only. Add a row for each person.',
  LIST_TOO_LARGE: 'The file is larger than 5 MB. Remove pictures and sheets that are not needed.',
  LIST_TOO_MANY_ROWS: 'The list has more than 500 people. Split it into several files.',
  LIST_TOO_MANY_COLUMNS: 'The list has more than 100 columns. Remove those that are not for cards.',
  LIST_NOT_A_TABLE: 'This is not a table. Save it as .csv or .xlsx.',
  LIST_OLD_EXCEL: 'This is a workbook of Excel 2003 or older. Save it as .xlsx.',
  LIST_DAMAGED:
    'The workbook is damaged or not a workbook. Open it in a spreadsheet and save it again as .xlsx.',
  LIST_INFLATES_TOO_FAR: 'The workbook is packed too densely to be opened safely. Save the sheet as .csv.',
  LIST_WITH_PASSWORD: 'The workbook is protected by a password. Save a copy without one.',
};

/** The texts about lists of people, in the browser and on the command line. */
export const peopleEn = {
  listProblems,
  rowProblems: {
    required: (field: string) => `${field} is required`,
    locked: (field: string) => `${field} is locked by the design`,
    tooLong: (field: string) => `${field} has more than 200 characters`,
    email: 'Invalid email',
    branch: 'The design has no such branch',
  },
};

export type PeopleMessages = typeof peopleEn;
