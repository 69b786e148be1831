import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { optionHandler } from '../inputs/option-handler.ts';

type Tab<T extends string> = {
  value: T;
  label: string;
  /** The number of items; null while it loads. */
  count?: string | null | undefined;
  panel: ReactNode;
};

type TabsProps<T extends string> = {
  label: string;
  value: T;
  tabs: readonly Tab<T>[];
  onChange: (value: T) => void;
};

/** Tabs above a hairline; the selected one has an underline. Where they do not fit, they scroll. */
export function Tabs<T extends string>({ label, value, tabs, onChange }: TabsProps<T>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={optionHandler(tabs, onChange)}
      className="flex flex-1 flex-col"
    >
      <RadixTabs.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_var(--border)] [scrollbar-width:none] max-tablet:gap-5 max-tablet:px-4"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="flex h-10 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent text-md font-medium text-muted-foreground transition-colors duration-(--dur-1) hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground whitespace-nowrap focus-visible:rounded-t-sm focus-visible:-outline-offset-2 pointer-coarse:h-12"
          >
            {tab.label}
            {tab.count === null && <Skeleton className="h-5 w-6" />}
            {tab.count && (
              <span className="rounded-sm bg-secondary px-1.5 text-xs leading-5 text-ink-700 tabular-nums">
                {tab.count}
              </span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} tabIndex={-1} className="flex flex-1 flex-col">
          {tab.panel}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
