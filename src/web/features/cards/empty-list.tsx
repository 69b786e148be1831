import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { SheetPage } from './sheet-page.tsx';

export function EmptyList() {
  const { empty } = useMessages().cards;
  return (
    <SheetPage
      className="max-tablet:-mx-4"
      heading={
        <h2 className="font-display text-2xl font-semibold tablet:text-[30px] tablet:leading-9 tracking-(--tracking-display)">
          {empty.title}
        </h2>
      }
      text={empty.text}
      action={
        <Button asChild size="lg" icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}>
          <Link to="/create">{empty.create}</Link>
        </Button>
      }
    />
  );
}
