import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CheckedRow } from '../../shared/batch/batch-messages.ts';
import { usePeopleTexts } from '../../shared/people/use-people-texts.ts';
import { useProblemTexts } from '../../shared/people/use-problem-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { CardDrawing } from './card-drawing.tsx';
import { ChangedText } from './changed-text.tsx';
import { fullNameOf } from './list-file.ts';

const [leastWidth, gap] = [250, 14];

type Props = {
  rows: readonly CheckedRow[];
  /** Whether the texts of a row are too long for the sizes that the cards have. */
  isTooLong: (row: CheckedRow) => boolean;
  onFix: (row: CheckedRow) => void;
};

/** The cards of the rows. Only those near the window are in the page. */
export function RowGrid({ rows, isTooLong, onFix }: Props) {
  const { check: words } = usePeopleTexts();
  const list = useRef<HTMLDivElement>(null);
  const { width, top } = usePlace(list);
  const columns = Math.max(1, Math.min(4, Math.floor((width + gap) / (leastWidth + gap))));
  const virtual = useWindowVirtualizer({
    count: Math.ceil(rows.length / columns),
    estimateSize: () => 210,
    gap,
    overscan: 2,
    scrollMargin: top,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: items are placed by rows, which <ul> does not allow.
    <div
      ref={list}
      role="list"
      aria-label={words.rows}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          ref={virtual.measureElement}
          className="absolute inset-x-0 grid"
          style={{
            top: start - top,
            gap,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {rows.slice(index * columns, (index + 1) * columns).map((row) => (
            <RowCard key={row.person.row} row={row} isTooLong={isTooLong(row)} onFix={onFix} />
          ))}
        </div>
      ))}
    </div>
  );
}

function usePlace(element: { readonly current: HTMLElement | null }) {
  const [place, setPlace] = useState({ width: 1000, top: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { width, top } = current.getBoundingClientRect();
      setPlace({ width, top: top + scrollY });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}

type RowCardProps = { row: CheckedRow; isTooLong: boolean; onFix: (row: CheckedRow) => void };

function RowCard({ row, isTooLong, onFix }: RowCardProps) {
  const { check: words } = usePeopleTexts();
  const { person, card, problems, comparison } = row;
  const [problem] = useProblemTexts()(row);
  const isFaulty = problems.length > 0;
  const name = fullNameOf(row) || words.noName;
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
        <span
          role="img"
          aria-label={words.row(person.row)}
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
                  'truncate',
                  isTooLong ? 'text-warning-soft-foreground' : 'text-muted-foreground',
                )}
              >
                {isTooLong ? (
                  words.sizes.tooLong
                ) : comparison.kind === 'changed' && comparison.changes[0] ? (
                  <ChangedText {...comparison.changes[0]} more={comparison.changes.length - 1} />
                ) : comparison.kind === 'same' ? (
                  words.same
                ) : (
                  card.position
                )}
              </p>
            </>
          )}
        </div>
        <Button
          variant={isFaulty ? 'outline' : 'ghost'}
          size="sm"
          aria-label={(isFaulty ? words.fixRow : words.editRow)(person.row, name)}
          onClick={() => onFix(row)}
        >
          {isFaulty ? words.fix : words.edit}
        </Button>
      </div>
    </div>
  );
}
