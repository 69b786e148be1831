import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { AdminRowsProps, Column, StackPlace } from './column.ts';

type StackProps<Row extends { id: string }> = AdminRowsProps<Row> & {
  /** A log has many short entries under the heading of their day. */
  isLog?: boolean;
};

/** An admin list on a phone: a few lines for each row, its actions beside them. */
export function RowsStack<Row extends { id: string }>({ columns, groups, isLog = false }: StackProps<Row>) {
  return groups.map(({ key, heading, rows }) => (
    <section key={key} className="border-t border-border">
      {heading && <h2 className="px-4 py-2 text-xs font-semibold">{heading}</h2>}
      <ul>
        {rows.map((row) => (
          <StackedRow key={row.id} columns={columns} row={row} isLog={isLog} />
        ))}
      </ul>
    </section>
  ));
}

type StackedRowProps<Row> = { columns: readonly Column<Row>[]; row: Row; isLog: boolean };

function StackedRow<Row>({ columns, row, isLog }: StackedRowProps<Row>) {
  const at = (...places: StackPlace[]) => shownAt(columns, row, places);
  const [title, badges, aside] = [at('title'), at('badge'), at('aside')];
  const facts = [...at('mainFact'), ...at('fact')];
  const actions = at('actions');
  return (
    <li
      className={classNames(
        'flex items-center gap-2 border-border bg-card py-3 pl-4',
        isLog ? 'border-t text-md' : 'min-h-19 border-b',
        actions.length > 0 ? 'pr-2' : 'pr-4',
      )}
    >
      <div className={classNames('grid min-w-0 flex-1 grid-cols-1', isLog ? 'gap-0.5' : 'gap-1.5')}>
        <div className={isLog ? logTitleStyles : titleStyles}>
          {title.map(({ name, content }) => (
            <span key={name} className={isLog ? '' : titleNameStyles}>
              {content}
            </span>
          ))}
          {badges.map(({ name, content }) => (
            <Fragment key={name}>{content}</Fragment>
          ))}
          {aside.map(({ name, content }) => (
            <span key={name} className="font-normal text-muted-foreground tabular-nums">
              {content}
            </span>
          ))}
        </div>
        {columns.map(({ name, secondLine }) => (
          <Fragment key={name}>{secondLine?.(row)}</Fragment>
        ))}
        {at('labelled', 'line').map(({ name, label, place, content }) => (
          <div key={name} className="text-md wrap-anywhere">
            {place === 'labelled' && <span className="text-muted-foreground">{label}: </span>}
            {content}
          </div>
        ))}
        {facts.length > 0 && <Facts facts={facts} />}
        {at('note').map(({ name, content }) => (
          <div key={name} className="text-md text-muted-foreground">
            {content}
          </div>
        ))}
      </div>
      {actions.map(({ name, content }) => (
        <Fragment key={name}>{content}</Fragment>
      ))}
    </li>
  );
}

const titleStyles = 'flex flex-wrap items-center gap-x-2.5 gap-y-1';
const titleNameStyles = 'max-w-full text-lg leading-6 font-semibold wrap-anywhere';
const logTitleStyles = 'flex items-center justify-between gap-3 font-medium';

type Shown = { name: string; label: string; place: StackPlace; content: ReactNode };

/** The columns of a place that have something to show there. */
function shownAt<Row>(columns: readonly Column<Row>[], row: Row, places: readonly StackPlace[]): Shown[] {
  return columns.flatMap(({ name, label, stack, stacked, cell }) => {
    if (!stack || !places.includes(stack)) return [];
    const content = (stacked ?? cell)(row);
    return content === null ? [] : [{ name, label, place: stack, content }];
  });
}

function Facts({ facts }: { facts: readonly Shown[] }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-md text-muted-foreground">
      {facts.map(({ name, place, content }, index) => (
        <Fragment key={name}>
          {index > 0 && <span aria-hidden>·</span>}
          <span className={classNames('whitespace-nowrap', place === 'mainFact' && 'text-foreground')}>
            {content}
          </span>
        </Fragment>
      ))}
    </div>
  );
}
