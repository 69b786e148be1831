import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

const looks = {
  passed: { Icon: CircleCheck, icon: 'text-success', text: '' },
  warning: { Icon: TriangleAlert, icon: 'text-warning', text: 'font-medium text-warning' },
  problem: { Icon: CircleX, icon: 'text-destructive', text: 'font-medium text-destructive' },
} as const;

type CheckState = keyof typeof looks;

type CheckListProps = {
  items: readonly { state: CheckState; text: string }[];
  /** What a screen reader hears instead of the icon. */
  stateLabels?: Record<CheckState, string>;
};

export function CheckList({ items, stateLabels }: CheckListProps) {
  return (
    <ul className="divide-y divide-border rounded-md border border-border bg-card px-3.5 py-1 shadow-md">
      {items.map(({ state, text }) => {
        const { Icon, ...look } = looks[state];
        return (
          <li
            key={text}
            className={classNames('flex min-h-8.25 items-center gap-2.5 py-1.5 text-sm', look.text)}
          >
            <Icon aria-hidden size={16} strokeWidth={1.75} className={classNames('shrink-0', look.icon)} />
            {stateLabels && <span className="sr-only">{stateLabels[state]}: </span>}
            {text}
          </li>
        );
      })}
    </ul>
  );
}
