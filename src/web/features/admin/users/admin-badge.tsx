import { ShieldCheck } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';

export function AdminBadge() {
  const t = useTexts('admin');
  return (
    <Badge variant="outline">
      <ShieldCheck aria-hidden size={13} strokeWidth={1.75} />
      {t.isAdmin}
    </Badge>
  );
}
