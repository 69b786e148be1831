import { limitLabel } from '#domain/plan/plans.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';

export function CardLimit({ limit }: { limit: number }) {
  const { account } = useMessages();
  return (
    <span className="whitespace-nowrap text-sm text-muted-foreground tabular-nums">
      {account.cards} <span className="font-semibold text-foreground">{limitLabel(limit)}</span>
    </span>
  );
}
