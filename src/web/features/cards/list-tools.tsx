import type { SavedDesign } from '#contract/design-schemas.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { SearchField } from '../../ui/inputs/search-field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { type CardFilter, type CardSort, cardSorts, changedWithin } from './find-cards.ts';

type ListToolsProps = {
  filter: CardFilter;
  onFilter: (filter: CardFilter) => void;
  sort: CardSort;
  onSort: (sort: CardSort) => void;
  designs: readonly SavedDesign[];
};

/** Search, filters and order of the list. The filters appear with the first company design. */
export function ListTools({ filter, onFilter, sort, onSort, designs }: ListToolsProps) {
  const { list: words } = useMessages().cards;
  const branches = designs.find(({ id }) => id === filter.design)?.branches ?? [];
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return (
    <search className="grid grid-cols-2 gap-2 pb-4 tablet:flex tablet:flex-wrap">
      <SearchField
        label={words.search}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
        className="col-span-2 tablet:w-70 tablet:flex-1 desktop:flex-none"
      />
      {designs.length > 0 && (
        <Select
          label={words.design}
          value={filter.design}
          options={[
            { value: 'all', label: words.allDesigns },
            ...designs.map(named),
            { value: 'none', label: words.noDesign },
          ]}
          onChange={(design) => onFilter({ ...filter, design, branch: 'all' })}
          className="tablet:w-50"
        />
      )}
      {branches.length > 0 && (
        <Select
          label={words.branch}
          value={filter.branch}
          options={[{ value: 'all', label: words.allBranches }, ...branches.map(named)]}
          onChange={(branch) => onFilter({ ...filter, branch })}
          className="tablet:w-45"
        />
      )}
      <Select
        label={words.changed}
        value={filter.changed}
        options={changedWithin.map((value) => ({ value, label: words.changedWithin[value] }))}
        onChange={(changed) => onFilter({ ...filter, changed })}
        className="tablet:w-45"
      />
      <Select
        label={words.sort}
        value={sort}
        options={cardSorts.map((value) => ({ value, label: words.sorts[value] }))}
        onChange={onSort}
        className="tablet:ml-auto tablet:w-45"
      />
    </search>
  );
}
