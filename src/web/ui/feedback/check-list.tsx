import { classNames } from '../class-names.ts';
import { CheckIcon, type CheckState } from './check-icon.tsx';

const textStyles = {
  passed: '',
  warning: 'font-medium text-warning',
  problem: 'font-medium text-destructive',
  information: '',
  waiting: 'text-muted-foreground',
} as const satisfies Record<CheckState, string>;

type CheckListProps = {
  items: readonly { state: CheckState; text: string }[];
  /** Screen reader texts of the icons. */
  stateLabels?: Record<CheckState, string>;
};

export function CheckList({ items, stateLabels }: CheckListProps) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card px-3.5 py-1 shadow-md">
      {items.map(({ state, text }) => (
        <li
          key={text}
          className={classNames('flex min-h-8.25 items-center gap-2.5 py-1.5 text-sm', textStyles[state])}
        >
          <CheckIcon state={state} />
          {stateLabels && <span className="sr-only">{stateLabels[state]}: </span>}
          {text}
        </li>
      ))}
    </ul>
  );
}
