import { type Dispatch, memo, type SetStateAction } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { SearchField } from '../../../ui/inputs/search-field.tsx';
import { SegmentedChoice } from '../../../ui/inputs/segmented-choice.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { type ListView, listViews } from '../table/list-view.ts';
import { type CardFilter, type CardSort, cardSorts, changedWithin } from './find-cards.ts';

type ListToolsProps = {
  filter: CardFilter;
  onFilter: Dispatch<SetStateAction<CardFilter>>;
  sort: CardSort;
  onSort: (sort: CardSort) => void;
  designs: readonly SavedDesign[];
  /** Null where only tiles are offered. */
  view: ListView | null;
  onView: (view: ListView) => void;
};

/** Search, filters and order of the list. */
export function ListTools({ filter: { search, ...chosen }, onFilter, ...rest }: ListToolsProps) {
  const { list: t } = useTexts().cards;
  return (
    <search className="grid grid-cols-2 gap-2 pb-4 tablet:flex tablet:flex-wrap tablet:items-center">
      <SearchField
        label={t.search}
        value={search}
        onChange={(typed) => onFilter((before) => ({ ...before, search: typed }))}
        className="col-span-2 tablet:w-70 tablet:flex-1 desktop:flex-none"
      />
      <ListFilters {...chosen} {...rest} onFilter={onFilter} />
    </search>
  );
}

type ListFiltersProps = Omit<CardFilter, 'search'> & Omit<ListToolsProps, 'filter'>;

/** Filters and order; not rendered again while a search is typed. Those of designs appear with the first company design. */
const ListFilters = memo(function ListFilters(props: ListFiltersProps) {
  const { design, branch, changed, onFilter, sort, onSort, designs, view, onView } = props;
  const { list: t } = useTexts().cards;
  const branches = designs.find(({ id }) => id === design)?.branches ?? [];
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const choose = (part: Partial<CardFilter>) => onFilter((before) => ({ ...before, ...part }));
  return (
    <>
      {designs.length > 0 && (
        <Select
          label={t.design}
          value={design}
          options={[
            { value: 'all', label: t.allDesigns },
            ...designs.map(named),
            { value: 'none', label: t.noDesign },
          ]}
          onChange={(value) => choose({ design: value, branch: 'all' })}
          className="max-tablet:col-span-2 tablet:w-50"
        />
      )}
      {branches.length > 0 && (
        <Select
          label={t.branch}
          value={branch}
          options={[{ value: 'all', label: t.allBranches }, ...branches.map(named)]}
          onChange={(value) => choose({ branch: value })}
          className="max-tablet:col-span-2 tablet:w-45"
        />
      )}
      <Select
        label={t.changed}
        value={changed}
        options={changedWithin.map((value) => ({ value, label: t.changedWithin[value] }))}
        onChange={(value) => choose({ changed: value })}
        className="tablet:w-45"
      />
      <Select
        label={t.sort}
        value={sort}
        options={cardSorts.map((value) => ({ value, label: t.sorts[value] }))}
        onChange={onSort}
        className="tablet:ml-auto tablet:w-45"
      />
      {view && (
        <SegmentedChoice
          label={t.view}
          value={view}
          options={listViews.map((value) => ({ value, label: t.views[value] }))}
          onChange={onView}
          className="max-tablet:col-span-2"
        />
      )}
    </>
  );
});
