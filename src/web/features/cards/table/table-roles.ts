/** A table of other elements: its rows are placed one by one, which `<table>` does not allow. */
export const tableRoles = {
  table: (label: string, rowCount: number) =>
    ({ role: 'table', 'aria-label': label, 'aria-rowcount': rowCount }) as const,
  rowgroup: { role: 'rowgroup' },
  row: (number: number) => ({ role: 'row', 'aria-rowindex': number }) as const,
  rowheader: (columns: number) => ({ role: 'rowheader', 'aria-colspan': columns }) as const,
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
