import { LayoutTemplate, Plus, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';

type Props = {
  /** The card counter beside the heading. */
  usage?: ReactNode;
  /** In an empty list the primary button is the empty state's own. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** The heading and layout of the page of saved cards. */
export function ListFrame({ usage, isEmpty = false, children }: Props) {
  const { cards: texts, designs, navigation } = useMessages();
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col px-4 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pt-4 pb-3.5 tablet:gap-x-3 tablet:pt-6 tablet:pb-5 desktop:pt-6.5 desktop:pb-5.5">
        <PageHeading size="page" pageTitle={navigation.myCards}>
          {navigation.myCards}
        </PageHeading>
        {usage}
        <Button
          asChild
          variant="ghost"
          className="ml-auto max-desktop:h-11"
          icon={<Users aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/import">{texts.team}</Link>
        </Button>
        <Button
          asChild
          variant="ghost"
          className="max-desktop:h-11"
          icon={<LayoutTemplate aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/designs">{designs.title}</Link>
        </Button>
        <Button
          asChild
          variant="ghost"
          className="max-desktop:h-11"
          icon={<Trash2 aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/bin">{texts.bin.title}</Link>
        </Button>
        <Button
          asChild
          variant={isEmpty ? 'outline' : 'primary'}
          className="max-desktop:h-11"
          icon={<Plus aria-hidden size={16} strokeWidth={1.75} />}
        >
          <Link to="/create">{texts.newCard}</Link>
        </Button>
      </div>
      {children}
    </div>
  );
}
