import type { Role } from '#domain/plans.ts';
import { useMessages } from './i18n/messages-context.tsx';
import { Badge } from './ui/badge.tsx';

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
