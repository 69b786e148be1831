import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';

type Props = {
  /** Beside the heading: how many cards there are, once that is known. */
  usage?: ReactNode;
  /** Where there is nothing yet, the empty list's own button is the one to press. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** The page of saved cards around its list. */
export function ListFrame({ usage, isEmpty = false, children }: Props) {
  const { cards: words, navigation } = useMessages();
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col px-4 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pt-4 pb-3.5 tablet:gap-x-3 tablet:pt-6 tablet:pb-5 desktop:pt-6.5 desktop:pb-5.5">
        <PageHeading size="page" pageTitle={navigation.myCards}>
          {navigation.myCards}
        </PageHeading>
        {usage}
        <Button
          asChild
          variant={isEmpty ? 'outline' : 'primary'}
          className="ml-auto max-desktop:h-11"
          icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/create">{words.newCard}</Link>
        </Button>
      </div>
      {children}
    </div>
  );
}
