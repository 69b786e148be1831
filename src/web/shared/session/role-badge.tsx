import type { Role } from '#domain/plan/plans.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTexts } from '../i18n/use-texts.ts';

const variants = {
  free: 'secondary',
  premium: 'default',
  enterprise: 'destructive',
  admin: 'outline',
} as const satisfies Record<Role, string>;

export function RoleBadge({ role }: { role: Role }) {
  const t = useTexts();
  return <Badge variant={variants[role]}>{t.roles[role]}</Badge>;
}
