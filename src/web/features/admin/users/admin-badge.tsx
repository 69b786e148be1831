import { ShieldCheck } from 'lucide-react';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';

export function AdminBadge() {
  const { admin: texts } = useMessages();
  return (
    <Badge variant="outline">
      <ShieldCheck aria-hidden size={13} strokeWidth={1.75} />
      {texts.isAdmin}
    </Badge>
  );
}
