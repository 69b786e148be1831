import { EmptyCard, GuideLegend } from '../features/designer/empty-card.tsx';
import { useMessages } from '../shared/i18n/messages-context.tsx';
import { PageHeading } from '../shared/page-heading.tsx';

export function CreatePage() {
  const { navigation, create } = useMessages();
  return (
    <>
      <div className="flex h-16 items-center border-b border-border px-4 tablet:h-18 tablet:px-6">
        <PageHeading className="text-[22px] leading-7" pageTitle={navigation.createCard}>
          {navigation.createCard}
        </PageHeading>
      </div>
      <div className="grid flex-1 place-items-center bg-canvas px-4 py-10 tablet:px-6">
        <div className="grid w-full max-w-164.5 gap-10">
          <EmptyCard />
          <GuideLegend />
          <p className="text-center text-sm text-balance text-muted-foreground">{create.note}</p>
        </div>
      </div>
    </>
  );
}
