import { CircleCheck, CircleDashed, CircleX, Info, TriangleAlert } from 'lucide-react';
import { classNames } from '../class-names.ts';

export const checkIconStyles = {
  passed: { Icon: CircleCheck, colour: 'text-success' },
  warning: { Icon: TriangleAlert, colour: 'text-warning' },
  problem: { Icon: CircleX, colour: 'text-destructive' },
  information: { Icon: Info, colour: 'text-muted-foreground' },
  waiting: { Icon: CircleDashed, colour: 'text-muted-foreground' },
} as const;

export type CheckState = keyof typeof checkIconStyles;

export function CheckIcon({ state, className }: { state: CheckState; className?: string }) {
  const { Icon, colour } = checkIconStyles[state];
  return (
    <Icon aria-hidden size={16} strokeWidth={1.75} className={classNames('shrink-0', colour, className)} />
  );
}
