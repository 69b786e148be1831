import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { cellStyles } from '../table-styles.ts';
import { columnWidths } from './users-table.tsx';

const values = [
  ['username', 'h-4 w-24'],
  ['role', 'h-5.5 w-16'],
  ['usage', 'h-4 w-28'],
  ['admin', 'h-4 w-8'],
  ['created', 'h-4 w-20'],
  ['actions', 'h-4 w-11 wide:w-60'],
] as const;

export function UsersSkeleton() {
  const { columns, loading } = useTexts('admin');
  return (
    <RowsSkeleton label={loading} names={columns} widths={columnWidths} values={values} cell={cellStyles} />
  );
}
