import { ChevronDown, CircleAlert, CircleCheck, RefreshCw } from 'lucide-react';
import type { CompanyDesign } from '#domain/design/company-design.ts';
import { isSetByDesign } from '#domain/design/company-design.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import type { CardCheck, CardFinding } from '../../shared/links/use-card-check.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/inputs/button.tsx';

const rowStyles = 'flex min-h-11 items-center gap-2.5 px-4 py-2 font-medium tablet:px-6';

/** The print check in words, below the card: what is wrong and by how much, or that all passed. */
export function CheckStrip({ check, design }: { check: CardCheck; design: CompanyDesign }) {
  const { check: t } = useTexts('fill-in').page;
  return (
    <div data-check tabIndex={-1} className="border-y border-border bg-background">
      <div role="status">
        {check.state === 'running' && (
          <p className={`${rowStyles} text-muted-foreground`}>
            <Spinner className="size-4" />
            {t.running}
          </p>
        )}
        {check.state === 'done' && check.problems.length === 0 && (
          <p className={`${rowStyles} text-success`}>
            <CircleCheck aria-hidden size={18} strokeWidth={1.75} />
            {t.passed(check.passed)}
          </p>
        )}
      </div>
      {check.state === 'failed' && (
        <div role="alert" className={`${rowStyles} justify-between`}>
          {t.failed}
          <Button variant="outline" size="sm" icon={RefreshCw} onClick={check.again}>
            {t.again}
          </Button>
        </div>
      )}
      {check.state === 'done' && check.problems.length > 0 && (
        <Problems problems={check.problems} design={design} />
      )}
    </div>
  );
}

function Problems({ problems, design }: { problems: readonly CardFinding[]; design: CompanyDesign }) {
  const { check: t } = useTexts('fill-in').page;
  const isOwn = ({ fields }: CardFinding) => fields.some((field) => !isSetByDesign(design.rules[field]));
  const [first] = problems;
  return (
    <details className="group text-destructive">
      <summary className={`${rowStyles} cursor-pointer`}>
        <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />
        <span role="alert" className="min-w-0 flex-1">
          {first?.title}
          {problems.length > 1 && ` +${problems.length - 1}`}
        </span>
        <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
      </summary>
      <ul className="flex max-h-40 flex-col gap-2 overflow-y-auto px-4 pb-3 text-sm tablet:px-6">
        {problems.map((problem) => (
          <li key={problem.key}>
            <strong className="font-semibold">{problem.title}</strong>
            <span className="block text-foreground">
              {problem.detail} {!isOwn(problem) && t.companys}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
