import type { Role } from '#domain/plan/plans.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useMessages } from '../i18n/messages-context.tsx';

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
