import type { Overview } from '#contract/admin/overview.ts';
import { codeRules, printRules } from '#domain/print-rules.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { AdminBox } from '../admin-box.tsx';
import { rowsOf } from './overview-metrics.ts';
import { ShareList } from './share-list.tsx';
import { useMetricFormats } from './use-metric-formats.ts';

const rules = [...printRules, ...codeRules];

/** The share of files with open findings, by rule. Files of many cards are checked elsewhere and not part of it. */
export function ProblemRules({ totals }: Pick<Overview, 'totals'>) {
  const t = useTexts('overview');
  const { count, share } = useMetricFormats();
  const printCheck = usePrintCheckWords();
  const made = Object.fromEntries(rowsOf(totals, 'fileMade').map(({ value, total }) => [value, total]));
  const [clean, open] = [made.clean ?? 0, made.open ?? 0];
  const checked = clean + open;
  const found = rowsOf(totals, 'fileFinding').flatMap(({ value, total }) => {
    const rule = rules.find((name) => name === value);
    return rule && total > 0 ? [{ rule, total }] : [];
  });
  return (
    <AdminBox
      title={t.problems}
      aside={<span className="text-xs text-muted-foreground">{t.ofFiles(count(checked))}</span>}
    >
      {checked === 0 ? (
        <p className="text-sm text-muted-foreground">{t.noFiles}</p>
      ) : (
        <>
          <p className="mb-4 text-sm">
            <span className="font-medium">{t.clean(count(clean), share(clean / checked))}</span>{' '}
            <span className="text-muted-foreground">{t.problemsNote}</span>
          </p>
          <ShareList
            label={t.problems}
            rows={found.map(({ rule, total }) => ({
              key: rule,
              name: printCheck.rules[rule].title,
              part: total,
              value: count(total),
              detail: share(total / checked),
            }))}
          />
        </>
      )}
    </AdminBox>
  );
}
