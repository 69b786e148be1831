import { limitLabel, type Role } from '#domain/plans.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Badge } from '../../shared/ui/badge.tsx';

const variants = {
  free: 'secondary',
  premium: 'default',
  enterprise: 'destructive',
  admin: 'outline',
} as const satisfies Record<Role, string>;

export function RoleBadge({ role }: { role: Role }) {
  const messages = useMessages();
  return <Badge variant={variants[role]}>{messages.roles[role]}</Badge>;
}

/** How many cards the account holds at most. */
export function CardLimit({ limit }: { limit: number }) {
  const { account } = useMessages();
  return (
    <span className="whitespace-nowrap text-sm text-muted-foreground tabular-nums">
      {account.cards} <span className="font-semibold text-foreground">{limitLabel(limit)}</span>
    </span>
  );
}
