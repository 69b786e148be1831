import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { type CardFinding, useCardCheck } from '../../shared/links/use-card-check.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import type { ProofCard } from './proof-queries.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75, className: 'mt-0.5 shrink-0' } as const;

/** The print check of the frozen card in words, for the print shop that it is made for. */
export function PrintCheckLine({ card, logo, shop }: ProofCard) {
  const { check: t } = useTexts('proofs');
  const check = useCardCheck(card, logo, shop);
  if (check.state === 'failed')
    return (
      <div role="alert" className="flex items-center justify-between gap-3 text-sm">
        {t.failed}
        <Button variant="outline" size="sm" icon={RefreshCw} onClick={check.again}>
          {t.again}
        </Button>
      </div>
    );
  return (
    <div role="status" className="grid gap-2 text-sm font-medium">
      {check.state === 'running' ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <Spinner className="size-4" />
          {t.running}
        </p>
      ) : (
        <>
          <p className="flex gap-2 text-success">
            <CircleCheck {...icon} />
            {t.passed(check.passed)}
          </p>
          <Findings findings={check.problems} isProblem />
          <Findings findings={check.warnings} />
        </>
      )}
    </div>
  );
}

function Findings({
  findings,
  isProblem = false,
}: {
  findings: readonly CardFinding[];
  isProblem?: boolean;
}) {
  const Icon = isProblem ? CircleAlert : TriangleAlert;
  return findings.map(({ key, title, detail }) => (
    <p key={key} className={`flex gap-2 ${isProblem ? 'text-destructive' : 'text-warning'}`}>
      <Icon {...icon} />
      <span>
        {title}
        <span className="block font-normal text-foreground">{detail}</span>
      </span>
    </p>
  ));
}
