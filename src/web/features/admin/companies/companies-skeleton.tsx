import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { cellStyles } from '../table-styles.ts';
import { columnWidths } from './companies-table.tsx';

const values = [
  ['name', 'h-4 w-36'],
  ['owners', 'h-4 w-24'],
  ['members', 'h-4 w-6'],
  ['plan', 'h-5.5 w-16'],
  ['usage', 'h-4 w-28'],
  ['activity', 'h-4 w-20'],
  ['created', 'h-4 w-20'],
] as const;

export function CompaniesSkeleton() {
  const { columns, loading } = useTexts('admin').companies;
  return (
    <RowsSkeleton label={loading} names={columns} widths={columnWidths} values={values} cell={cellStyles} />
  );
}
