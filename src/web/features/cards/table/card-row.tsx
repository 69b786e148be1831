import { memo, type ReactNode, type Ref, use } from 'react';
import { Link } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { RowMenuButton } from '../card/card-actions.tsx';
import { ProofMark } from '../proofs/proof-mark.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { UnsavedCardsContext } from '../unsaved-cards.ts';
import { tableRoles } from './table-roles.ts';

/** Which row it is, where, in px, and what measures it. */
export type RowPlace = { index: number; top: number; measure: Ref<HTMLDivElement> };

/** The head is the first row of the table. */
export function placedRow({ index, top, measure }: RowPlace) {
  return {
    ...tableRoles.row(index + 2),
    ref: measure,
    'data-index': index,
    style: { top },
  };
}

/** The columns of every row. A phone has the name and one line below it. */
export const columnStyles = {
  row:
    'grid items-center grid-cols-[2.75rem_minmax(0,1fr)_auto_auto] pr-1 ' +
    'tablet:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,4fr)_6rem_9rem_2.75rem] tablet:gap-x-3 ' +
    'desktop:grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,5fr)_minmax(0,3fr)_6.5rem_6.5rem_9rem_2.75rem]',
  wideOnly: 'max-desktop:hidden',
  placed: 'absolute inset-x-0 border-t border-border contain-content',
};

/** With a finger, all of the row opens the card but its box and its menu. */
const nameStyles =
  'truncate rounded-xs text-md font-medium hover:underline pointer-coarse:after:absolute pointer-coarse:after:inset-0';

type CardTableRowProps = {
  card: SavedCard;
  branch: string;
  /** When the card was last ordered. */
  orderedAt: string | undefined;
} & RowPlace;

/** A card in one row. Its name opens it; the menu has what the buttons of a tile do. */
export const CardTableRow = memo(function CardTableRow({
  card,
  branch,
  orderedAt,
  ...place
}: CardTableRowProps) {
  const { editor, errors } = useTexts();
  const { current: language } = useLanguage();
  const isUnsaved = use(UnsavedCardsContext).has(card.id);
  const { name, fullName, position = '', isTooNew } = card;
  const other = isTooNew ? errors.CARD_TOO_NEW : position;
  return (
    <div
      {...placedRow(place)}
      data-card={card.id}
      className={classNames(columnStyles.row, columnStyles.placed, 'min-h-11 hover:bg-row-hover')}
    >
      <Cell className="relative z-1 max-tablet:row-span-2">
        <SelectBox card={card} />
      </Cell>
      <Cell className="flex min-w-0 items-center gap-2 max-tablet:pt-1.5">
        <Link to={`/edit/${card.id}`} className={nameStyles}>
          {name}
        </Link>
        {!isTooNew && fullName !== name && (
          <span className="truncate text-sm text-muted-foreground max-tablet:hidden">{fullName}</span>
        )}
        {isUnsaved && <Badge variant="outline">{editor.changes.mark}</Badge>}
      </Cell>
      <Cell className="truncate text-sm max-tablet:col-start-2 max-tablet:row-start-2 max-tablet:pb-2 max-tablet:text-muted-foreground">
        {other}
      </Cell>
      <Cell className={classNames('truncate text-sm', columnStyles.wideOnly)}>{branch}</Cell>
      <Cell className="text-sm whitespace-nowrap text-muted-foreground max-tablet:hidden">
        {shortDate(language, card.updatedAt)}
      </Cell>
      <Cell className={classNames('text-sm whitespace-nowrap text-muted-foreground', columnStyles.wideOnly)}>
        {orderedAt && shortDate(language, orderedAt)}
      </Cell>
      <Cell className="relative z-1 max-tablet:col-start-3 max-tablet:row-span-2 max-tablet:row-start-1">
        <ProofMark card={card} />
      </Cell>
      <Cell className="relative z-1 max-tablet:col-start-4 max-tablet:row-span-2 max-tablet:row-start-1">
        <RowMenuButton card={card} />
      </Cell>
    </div>
  );
});

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div {...tableRoles.cell} className={className}>
      {children}
    </div>
  );
}
