import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { RowsSkeleton } from '../rows-skeleton.tsx';
import { auditCellStyles, auditColumnWidths } from './audit-table.tsx';

const values = [
  ['time', 'h-4 w-10'],
  ['who', 'h-4 w-24'],
  ['action', 'h-4 w-36'],
  ['account', 'h-4 w-24'],
  ['detail', 'h-4 w-32 desktop:w-56'],
] as const;

export function AuditSkeleton() {
  const { columns, loading } = useTexts('admin').audit;
  return (
    <RowsSkeleton
      label={loading}
      names={columns}
      widths={auditColumnWidths}
      values={values}
      cell={auditCellStyles}
    />
  );
}
