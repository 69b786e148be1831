import { LayoutTemplate, type LucideIcon, Package, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { PageHeading } from '../../../shared/page/page-heading.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { NewCardButton } from '../new-card/new-card-button.tsx';

type Props = {
  /** The card counter beside the heading. */
  usage?: ReactNode;
  /** In an empty list the primary button is the empty state's own. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** The heading and layout of the page of saved cards. In a company the navigation has its designs and orders. */
export function ListFrame({ usage, isEmpty = false, children }: Props) {
  const { cards: t, navigation } = useTexts();
  const designs = useTexts('designs');
  const { data: user } = useCurrentUser();
  return (
    <div className="mx-auto flex w-full max-w-312 flex-1 flex-col px-4 tablet:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pt-4 pb-3.5 tablet:gap-x-3 tablet:pt-6 tablet:pb-5 desktop:pt-6.5 desktop:pb-5.5">
        <PageHeading size="page" pageTitle={navigation.myCards}>
          {navigation.myCards}
        </PageHeading>
        {usage}
        <div className="flex flex-wrap max-tablet:order-1 max-tablet:-ml-2 tablet:ml-auto tablet:gap-x-2.5">
          <FrameLink to="/import" icon={Users}>
            {t.team}
          </FrameLink>
          {user && !user.company && (
            <>
              <FrameLink to="/designs" icon={LayoutTemplate}>
                {designs.title}
              </FrameLink>
              <FrameLink to="/orders" icon={Package}>
                {t.orders}
              </FrameLink>
            </>
          )}
          <FrameLink to="/bin" icon={Trash2}>
            {t.bin.title}
          </FrameLink>
        </div>
        <NewCardButton variant={isEmpty ? 'outline' : 'primary'} />
      </div>
      {children}
    </div>
  );
}

type FrameLinkProps = { to: string; icon: LucideIcon; children: ReactNode };

function FrameLink({ to, icon, children }: FrameLinkProps) {
  return (
    <Button asChild variant="ghost" className="max-tablet:px-2" icon={icon}>
      <Link to={to}>{children}</Link>
    </Button>
  );
}
