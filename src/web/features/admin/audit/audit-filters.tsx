import { Download } from 'lucide-react';
import { auditActions } from '#contract/audit.ts';
import { adminPaths } from '#contract/paths/admin-paths.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { type AuditChoice, periods } from './audit-query.ts';

type AuditFiltersProps = {
  choice: AuditChoice;
  onChange: (choice: AuditChoice) => void;
  /** Query parameters of the export. */
  filter: Record<string, string>;
};

export function AuditFilters({ choice, onChange, filter }: AuditFiltersProps) {
  const { audit } = useTexts('admin');
  const actions = [
    { value: 'all', label: audit.allActions },
    ...auditActions.map((action) => ({ value: action, label: audit.actions[action] })),
  ] as const;
  return (
    <div className="grid gap-2 py-3 max-tablet:px-4 tablet:flex tablet:py-4 tablet:max-desktop:flex-wrap">
      <SearchField
        label={audit.username}
        value={choice.username}
        onChange={(username) => onChange({ ...choice, username })}
        className="tablet:max-desktop:w-full desktop:w-70"
      />
      <Select
        label={audit.action}
        value={choice.action}
        options={actions}
        onChange={(action) => onChange({ ...choice, action })}
        className="tablet:w-45"
      />
      <Select
        label={audit.period}
        value={choice.period}
        options={periods.map((period) => ({ value: period, label: audit.periods[period] }))}
        onChange={(period) => onChange({ ...choice, period })}
        className="tablet:w-45"
      />
      <Button asChild variant="outline" className="tablet:ml-auto" icon={Download}>
        <a href={`${adminPaths.exportAudit.path}?${new URLSearchParams(filter)}`} download>
          {audit.exportCsv}
        </a>
      </Button>
    </div>
  );
}
