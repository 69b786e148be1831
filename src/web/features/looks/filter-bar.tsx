import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LooksMessages } from '#messages/en/looks.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../ui/overlays/dialog.tsx';
import {
  FilterChip,
  type FilterProps,
  GroundSwatches,
  LogoChoice,
  MoodMenu,
  ShapeButtons,
  TradeChips,
  TradeMenu,
} from './filter-controls.tsx';
import { activeCount, type LookFilters, noFilters } from './filter-looks.ts';
import { capitalised } from './topic-names.ts';

/** The filters in one row, which wraps on a narrow screen. */
export function FilterBar(props: FilterProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-border px-6 py-2.5 max-tablet:hidden">
      <TradeMenu {...props} className="max-w-40" />
      <TradeChips {...props} className="max-wide:hidden" />
      <MoodMenu {...props} className="max-w-40" />
      <GroundSwatches {...props} />
      <div className="ml-auto flex items-center gap-3">
        <ShapeButtons {...props} />
        <LogoChoice {...props} />
      </div>
    </div>
  );
}

/** On a phone: the filters that are on, then some trades, in a row that scrolls. */
export function FilterChipRow({ filters, onChange }: FilterProps) {
  const t = useTexts('looks');
  const on = chipsOf(filters, t);
  return (
    <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:hidden">
      {on.map(({ filter, label }) => (
        <FilterChip key={filter} isOn onToggle={() => onChange({ [filter]: null })}>
          {label}
        </FilterChip>
      ))}
      {filters.trade === null && <TradeChips filters={filters} onChange={onChange} />}
    </div>
  );
}

function chipsOf(
  { trade, mood, ground, shape, hasLogo }: LookFilters,
  { filters: words, trades, moods }: LooksMessages,
): { filter: keyof LookFilters; label: string }[] {
  return [
    ...(trade ? [{ filter: 'trade' as const, label: capitalised(trades[trade]) }] : []),
    ...(mood ? [{ filter: 'mood' as const, label: capitalised(moods[mood]) }] : []),
    ...(ground ? [{ filter: 'ground' as const, label: words.grounds[ground] }] : []),
    ...(shape ? [{ filter: 'shape' as const, label: words.shapes[shape] }] : []),
    ...(hasLogo === null
      ? []
      : [{ filter: 'hasLogo' as const, label: words.logos[hasLogo ? 'with' : 'without'] }]),
  ];
}

/** On a phone: all filters in a sheet. */
export function FilterSheet({ count, ...props }: FilterProps & { count: number }) {
  const { filters: t } = useTexts('looks');
  const { close } = useTexts('card-style');
  const [isOpen, setOpen] = useState(false);
  const active = activeCount(props.filters);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <Button
        variant="outline"
        aria-label={t.open(active)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative tablet:hidden"
      >
        <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
        {active > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-primary text-xs text-primary-foreground">
            {active}
          </span>
        )}
      </Button>
      <DialogContent
        title={t.label}
        closeLabel={close}
        footer={
          <>
            <Button variant="outline" size="lg" onClick={() => props.onChange(noFilters)}>
              {t.clear}
            </Button>
            <Button size="lg" onClick={() => setOpen(false)}>
              {t.show(count)}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <Labelled label={t.trade}>
            <TradeMenu {...props} />
          </Labelled>
          <Labelled label={t.mood}>
            <MoodMenu {...props} />
          </Labelled>
          <Labelled label={t.ground}>
            <GroundSwatches {...props} />
          </Labelled>
          <Labelled label={t.shape}>
            <ShapeButtons {...props} />
          </Labelled>
          <Labelled label={t.logo}>
            <LogoChoice {...props} />
          </Labelled>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** The label is for the eye; the controls have it as their name. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span aria-hidden className="block pb-1.5 text-md text-ink-700">
        {label}
      </span>
      {children}
    </div>
  );
}
