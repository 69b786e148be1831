import { CircleAlert, CircleCheck, Link2 } from 'lucide-react';
import { useMemo } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { WaitingRow } from '#contract/links/submission-schemas.ts';
import { tidyLines } from '#domain/card/card-text.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { applyDesign } from '#domain/design/company-design.ts';
import { branchName } from '#domain/design/person-content.ts';
import { guidesOf } from '#layout/guides.ts';
import { CardPicture } from '../../../shared/card/card-picture.tsx';
import { useRenderSlot } from '../../../shared/card/use-render-slot.ts';
import { dayAndTime } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { numberFormat } from '../../../shared/i18n/number-format.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { causeText } from '../../../shared/print-check/print-check-text.ts';
import { usePrintCheckWords } from '../../../shared/print-check/use-print-check-words.ts';
import { companyDesignOf } from '../../../shared/team/cards-of-design.ts';
import { MarkedWords } from '../../../shared/team/marked-words.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import type { RowCheck } from './use-row-checks.ts';

type Props = {
  row: WaitingRow;
  design: SavedDesign;
  /** Null while it runs. */
  check: RowCheck | null;
  isDisabled: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** One person: the card as sent, what changed by word, the print check, and the decision. */
export function WaitingRowItem({ row, design, check, isDisabled, onAccept, onDecline }: Props) {
  const { inbox: t } = useTexts('fill-in');
  const { current: language } = useLanguage();
  const isDrawn = useRenderSlot();
  const company = useMemo(() => companyDesignOf(design), [design]);
  const card = useMemo(
    () => applyDesign(company, { texts: row.texts, branchId: row.branchId, setIn: row.card?.setIn }),
    [company, row],
  );
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  const name = card.content.fullName ?? '';
  const problem = useProblem(row, check);
  const isChecked = check !== null && check !== 'failed';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="block w-18 shrink-0" style={{ aspectRatio: `${width} / ${height}` }}>
        <CardPicture card={card} isDrawn={isDrawn} />
      </span>
      <div className="min-w-0 flex-1 tablet:max-w-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex items-center gap-1.5 text-xs text-muted-foreground">
          <Link2 aria-hidden size={13} strokeWidth={1.75} />
          {dayAndTime(language, row.sentAt)}
        </p>
      </div>
      <div className="w-full min-w-0 text-sm wrap-anywhere tablet:flex-1">
        <Changes row={row} design={design} />
        <p className="flex items-center gap-1.5 pt-1 text-xs">
          {problem && (
            <>
              <CircleAlert aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-destructive" />
              <span className="text-destructive">{problem}</span>
            </>
          )}
          {!problem && check === null && <span className="text-muted-foreground">{t.checking}</span>}
          {!problem && check === 'failed' && <span className="text-muted-foreground">{t.unchecked}</span>}
          {!problem && isChecked && (
            <>
              <CircleCheck aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-success" />
              <span className="text-success">{t.passed}</span>
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2 max-tablet:w-full">
        <Button
          variant="ghost"
          className="max-tablet:flex-1"
          aria-label={t.declineOf(name)}
          disabled={isDisabled}
          onClick={onDecline}
        >
          {t.decline}
        </Button>
        <Button
          variant="outline"
          className="max-tablet:flex-1"
          aria-label={t.acceptOf(name)}
          disabled={isDisabled || problem !== null}
          onClick={onAccept}
        >
          {t.accept}
        </Button>
      </div>
    </li>
  );
}

/** Why a row cannot be accepted, in words; null if it can. */
function useProblem({ problems, duplicateOf }: WaitingRow, check: RowCheck | null): string | null {
  const { inbox: t } = useTexts('fill-in');
  const { editor } = useTexts();
  const printCheck = usePrintCheckWords();
  const { current: language } = useLanguage();
  const [first] = problems;
  if (duplicateOf !== null) return t.duplicate;
  if (first)
    return 'field' in first
      ? `${editor.fields[first.field]}: ${t.problem[first.kind]}`
      : t.problem[first.kind];
  const cause = check === 'failed' ? undefined : check?.[0];
  return cause ? causeText(printCheck, { ...cause, fix: null }, 0, numberFormat(language)).title : null;
}

function Changes({ row, design }: { row: WaitingRow; design: SavedDesign }) {
  const { inbox: t } = useTexts('fill-in');
  const { editor } = useTexts();
  const company = companyDesignOf(design);
  const { content } = applyDesign(company, { texts: row.texts, branchId: row.branchId });
  if (!row.card)
    return (
      <p>
        <strong className="rounded-xs bg-success-soft px-0.5 font-medium">{t.newPerson}</strong>{' '}
        {[content.position, content.email, content.phone].filter(Boolean).join(', ')}
      </p>
    );
  const before = row.card.texts;
  const branches = [row.card, row].map(({ branchId }) => branchName(company, { texts: {}, branchId }));
  const changes = [
    ...textFields.map((field) => ({
      label: editor.fields[field],
      was: tidyLines(field, before[field]),
      now: tidyLines(field, content[field]),
    })),
    { label: t.branch, was: branches[0] ?? '', now: branches[1] ?? '' },
  ].filter(({ was, now }) => was !== now);
  if (changes.length === 0) return <p className="text-muted-foreground">{t.noChange}</p>;
  return (
    <ul>
      {changes.map(({ label, was, now }) => (
        <li key={label}>
          <span className="sr-only">{t.wasWas(label, was, now)}</span>
          <span aria-hidden="true">
            <span className="text-muted-foreground">{label}</span> <MarkedWords before={was} after={now} />
          </span>
        </li>
      ))}
    </ul>
  );
}
