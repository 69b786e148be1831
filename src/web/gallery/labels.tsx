import { cardLimits } from '#domain/plan/plans.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { Counter } from '../ui/feedback/counter.tsx';
import { Section } from './section.tsx';

export function Labels() {
  return (
    <Section title="Badges and counters">
      <div className="flex flex-wrap gap-2">
        <Badge variant="secondary">Free</Badge>
        <Badge variant="default">Premium</Badge>
        <Badge variant="destructive">Corporate</Badge>
        <Badge variant="outline">Admin</Badge>
      </div>
      <div className="flex flex-wrap gap-2 py-3">
        <Badge variant="limit">Limit reached</Badge>
        <Badge variant="default">Most Popular</Badge>
        <Badge variant="outline">Current Plan</Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        <Counter count={3} limit={cardLimits.premium} label="3 of 50 cards used" />
        <Counter count={50} limit={cardLimits.premium} label="All 50 cards used" />
        <Counter count={184} limit={cardLimits.enterprise} label="184 cards, no limit" />
      </div>
    </Section>
  );
}
