import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import type { CheckedRow } from '../../../../shared/print-worker/print-messages.ts';
import { CardDrawing } from '../../../../shared/team/card-drawing.tsx';
import { useProblemTexts } from '../../../../shared/team/use-problem-texts.ts';
import { VirtualGrid } from '../../../../shared/virtual-grid/virtual-grid.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/inputs/button.tsx';
import { fullNameOf } from '../list/list-file.ts';
import { ChangedText } from './changed-text.tsx';

const [leastWidth, gap] = [250, 14];

type Props = {
  rows: readonly CheckedRow[];
  /** Whether the texts of a row are too long for the sizes that the cards have. */
  isTooLong: (row: CheckedRow) => boolean;
  /** Whether a changed row changes its card. */
  isTicked: (row: CheckedRow) => boolean;
  onTick: (row: CheckedRow, isTicked: boolean) => void;
  onFix: (row: CheckedRow) => void;
};

/** The cards of the rows. */
export function RowGrid({ rows, isTooLong, isTicked, onTick, onFix }: Props) {
  const { check: t } = useTexts('people');
  return (
    <VirtualGrid
      items={rows}
      label={t.rows}
      columnsFor={(width) => Math.max(1, Math.min(4, Math.floor((width + gap) / (leastWidth + gap))))}
      rowHeight={210}
      gap={{ x: gap, y: gap }}
    >
      {(row) => (
        <RowCard
          key={row.person.row}
          row={row}
          isTooLong={isTooLong(row)}
          isTicked={isTicked(row)}
          onTick={onTick}
          onFix={onFix}
        />
      )}
    </VirtualGrid>
  );
}

type RowCardProps = Pick<Props, 'onTick' | 'onFix'> & {
  row: CheckedRow;
  isTooLong: boolean;
  isTicked: boolean;
};

function RowCard({ row, isTooLong, isTicked, onTick, onFix }: RowCardProps) {
  const { check: t } = useTexts('people');
  const { person, card, content, problems, comparison } = row;
  const [problem] = useProblemTexts()(row);
  const isFaulty = problems.length > 0;
  const name = fullNameOf(row) || t.noName;
  return (
    // biome-ignore lint/a11y/useSemanticElements: items are placed by rows, which <ul> does not allow.
    <div
      role="listitem"
      className={classNames(
        'flex flex-col overflow-hidden rounded-lg border bg-card',
        isFaulty ? 'border-destructive' : 'border-border',
      )}
    >
      <div className={classNames('bg-canvas px-6 py-2', isFaulty && 'opacity-55')}>
        <CardDrawing card={card} />
      </div>
      <div className="flex flex-1 items-center gap-2.5 border-t border-border p-2.5">
        {comparison.kind === 'changed' && !isFaulty && (
          <input
            type="checkbox"
            aria-label={t.tick(name)}
            checked={isTicked}
            onChange={({ target }) => onTick(row, target.checked)}
          />
        )}
        <span
          role="img"
          aria-label={t.row(person.row)}
          className={classNames(
            'grid h-6 min-w-6 place-items-center rounded-sm px-1 text-xs tabular-nums',
            isFaulty ? 'bg-destructive-soft text-destructive' : 'bg-muted',
          )}
        >
          {person.row}
        </span>
        <div className="min-w-0 flex-1 text-sm">
          {problem ? (
            <>
              <p className="flex items-center gap-1.5 font-semibold text-destructive">
                <CircleAlert aria-hidden size={15} className="shrink-0" />
                <span className="truncate">{problem.title}</span>
              </p>
              <p className="truncate text-muted-foreground">{problem.detail || name}</p>
            </>
          ) : (
            <>
              <p className="truncate font-semibold">{name}</p>
              <p
                className={classNames(
                  // Whoever decides about a change reads all of it.
                  comparison.kind === 'changed' ? 'wrap-anywhere' : 'truncate',
                  isTooLong ? 'text-warning-soft-foreground' : 'text-muted-foreground',
                )}
              >
                {isTooLong ? (
                  t.sizes.tooLong
                ) : comparison.kind === 'changed' && !comparison.isCertain && !isTicked ? (
                  t.uncertain
                ) : comparison.kind === 'changed' && comparison.changes[0] ? (
                  <ChangedText {...comparison.changes[0]} more={comparison.changes.length - 1} />
                ) : content.setIn ? (
                  t.setIn.done(content.setIn)
                ) : comparison.kind === 'same' ? (
                  t.same
                ) : (
                  card.content.position
                )}
              </p>
            </>
          )}
        </div>
        <Button
          variant={isFaulty ? 'outline' : 'ghost'}
          size="sm"
          aria-label={(isFaulty ? t.fixRow : t.editRow)(person.row, name)}
          onClick={() => onFix(row)}
        >
          {isFaulty ? t.fix : t.edit}
        </Button>
      </div>
    </div>
  );
}
