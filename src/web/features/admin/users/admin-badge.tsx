import { ShieldCheck } from 'lucide-react';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useAdminTexts } from '../use-admin-texts.ts';

export function AdminBadge() {
  const texts = useAdminTexts();
  return (
    <Badge variant="outline">
      <ShieldCheck aria-hidden size={13} strokeWidth={1.75} />
      {texts.isAdmin}
    </Badge>
  );
}
