import type { ReactNode } from 'react';
import type { Trade } from '#domain/look/look-topics.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { SegmentedChoice } from '../../ui/inputs/segmented-choice.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import {
  type GroundChoice,
  groundColours,
  type LookFilters,
  type LookShape,
  usedMoods,
  usedTrades,
} from './filter-looks.ts';
import { capitalised } from './topic-names.ts';

export type FilterProps = { filters: LookFilters; onChange: (change: Partial<LookFilters>) => void };

/** The trades that have a chip of their own. */
const chipTrades: readonly Trade[] = ['architecture', 'law', 'food', 'health', 'tech'];

const all = 'all';

/** A filter that is on or off. */
export function FilterChip({
  isOn,
  onToggle,
  children,
}: {
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onToggle}
      className="h-8.5 shrink-0 cursor-pointer rounded-full border border-border-strong bg-card px-3 text-sm font-medium whitespace-nowrap hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground max-tablet:h-11 pointer-coarse:h-11"
    >
      {children}
    </button>
  );
}

export function TradeChips({ filters, onChange, className }: FilterProps & { className?: string }) {
  const t = useTexts('looks');
  return (
    <div className={classNames('flex gap-2', className)}>
      {chipTrades.map((trade) => (
        <FilterChip
          key={trade}
          isOn={filters.trade === trade}
          onToggle={() => onChange({ trade: filters.trade === trade ? null : trade })}
        >
          {capitalised(t.trades[trade])}
        </FilterChip>
      ))}
    </div>
  );
}

/** All trades, as a menu. */
export function TradeMenu({ filters, onChange, className }: FilterProps & { className?: string }) {
  const t = useTexts('looks');
  const options = usedTrades
    .map((trade) => ({ value: trade, label: capitalised(t.trades[trade]) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Select
      label={t.filters.trade}
      value={filters.trade ?? all}
      options={[{ value: all, label: t.filters.allTrades }, ...options]}
      onChange={(value) => onChange({ trade: value === all ? null : value })}
      className={className ?? ''}
    />
  );
}

export function MoodMenu({ filters, onChange, className }: FilterProps & { className?: string }) {
  const t = useTexts('looks');
  const options = usedMoods
    .map((mood) => ({ value: mood, label: capitalised(t.moods[mood]) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <Select
      label={t.filters.mood}
      value={filters.mood ?? all}
      options={[{ value: all, label: t.filters.anyMood }, ...options]}
      onChange={(value) => onChange({ mood: value === all ? null : value })}
      className={className ?? ''}
    />
  );
}

/** The colours of grounds as swatches. A second click removes the filter. */
export function GroundSwatches({ filters, onChange }: FilterProps) {
  const t = useTexts('looks').filters;
  return (
    <fieldset aria-label={t.ground} className="flex shrink-0">
      {(Object.keys(groundColours) as GroundChoice[]).map((ground) => (
        <button
          key={ground}
          type="button"
          aria-pressed={filters.ground === ground}
          aria-label={t.grounds[ground]}
          title={t.grounds[ground]}
          onClick={() => onChange({ ground: filters.ground === ground ? null : ground })}
          className="grid size-7 cursor-pointer place-items-center rounded-full pointer-coarse:size-11"
        >
          <span
            className="block size-5 rounded-full border border-ink-300"
            style={{
              backgroundColor: groundColours[ground],
              ...(filters.ground === ground && { outline: '2px solid var(--primary)', outlineOffset: 2 }),
            }}
          />
        </button>
      ))}
    </fieldset>
  );
}

const shapeBoxes: Readonly<Record<LookShape, string>> = {
  wide: 'h-3 w-5',
  upright: 'h-5 w-3.5',
  square: 'size-4',
};

export function ShapeButtons({ filters, onChange }: FilterProps) {
  const t = useTexts('looks').filters;
  return (
    <fieldset aria-label={t.shape} className="flex shrink-0 gap-1.5">
      {(Object.keys(shapeBoxes) as LookShape[]).map((shape) => (
        <button
          key={shape}
          type="button"
          aria-pressed={filters.shape === shape}
          aria-label={t.shapes[shape]}
          title={t.shapes[shape]}
          onClick={() => onChange({ shape: filters.shape === shape ? null : shape })}
          className="grid size-8.5 cursor-pointer place-items-center rounded-md border border-border-strong bg-card text-ink-700 hover:bg-muted aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-soft-foreground pointer-coarse:size-11"
        >
          <span className={`block rounded-xs border-2 border-current ${shapeBoxes[shape]}`} />
        </button>
      ))}
    </fieldset>
  );
}

export function LogoChoice({ filters, onChange }: FilterProps) {
  const t = useTexts('looks').filters;
  const value = filters.hasLogo === null ? 'all' : filters.hasLogo ? 'with' : 'without';
  return (
    <SegmentedChoice
      label={t.logo}
      value={value}
      options={(['all', 'with', 'without'] as const).map((option) => ({
        value: option,
        label: t.logos[option],
      }))}
      onChange={(chosen) => onChange({ hasLogo: chosen === 'all' ? null : chosen === 'with' })}
      className="shrink-0"
    />
  );
}
