import { memo, use } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { checkboxStyles, selectBoxStyles } from '../selection/select-box.tsx';
import { SelectionContext } from '../selection/selection.ts';
import { columnStyles, placedRow, type RowPlace } from './card-row.tsx';
import type { CardGroup } from './group-cards.ts';
import { tableRoles } from './table-roles.ts';

type GroupRowProps = { group: CardGroup } & RowPlace;

/** The name of a group, how many cards it has, and a box that selects all of them. */
export const GroupRow = memo(function GroupRow({ group: { name, cards }, ...place }: GroupRowProps) {
  const { selectGroup } = useTexts('card-table');
  const { list: t } = useTexts().cards;
  const { ids, toggleAll } = use(SelectionContext);
  const selected = cards.filter(({ id }) => ids.has(id)).length;
  return (
    <div {...placedRow(place)} className={classNames(columnStyles.row, columnStyles.placed, 'bg-muted')}>
      <div {...tableRoles.cell}>
        <label className={selectBoxStyles}>
          <input
            type="checkbox"
            aria-label={selectGroup(name)}
            checked={selected === cards.length}
            ref={(box) => {
              if (box) box.indeterminate = selected > 0 && selected < cards.length;
            }}
            onChange={() => toggleAll(cards.map(({ id }) => id))}
            className={checkboxStyles}
          />
        </label>
      </div>
      <div
        {...tableRoles.rowheader(7)}
        className="col-span-full col-start-2 flex min-w-0 items-baseline gap-2 py-2.5"
      >
        <h2 className="truncate text-md font-semibold">{name}</h2>
        <span className="shrink-0 text-sm text-muted-foreground">{t.found(cards.length)}</span>
      </div>
    </div>
  );
});
