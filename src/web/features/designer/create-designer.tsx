import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { newDraft } from '#editor/draft.ts';
import type { OpenedDraft } from '#editor/stored-draft.ts';
import { useCurrentUser } from '../../shared/api/session.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent, RenderNothing } from '../../shared/loading/lazy-component.tsx';
import { CardUsage } from '../../shared/session/card-usage.tsx';
import { LogoAlert } from './core/logo/logo-alert.tsx';
import { Designer } from './designer.tsx';
import { DownloadButton } from './pdf/download-button.tsx';
import type { DraftOwner } from './save/draft/draft-owner.ts';
import { SaveButton } from './save/save-button.tsx';
import { useSaveCard } from './save/save-card.ts';
import { TitleBar } from './title-bar.tsx';

const LinkedLook = lazyComponent(
  async () => (await import('./save/draft/linked-look.tsx')).LinkedLook,
  RenderNothing,
);

type CreateDesignerProps = { owner: DraftOwner; opening: Promise<OpenedDraft | null> | OpenedDraft | null };

/** The editor of the create page. */
export function CreateDesigner({ owner, opening }: CreateDesignerProps) {
  const opened = opening instanceof Promise ? use(opening) : opening;
  const { search } = useLocation();
  const { navigation, editor: t } = useTexts();
  return (
    <Designer
      owner={owner}
      subject={newCardSubject}
      opened={opened}
      base={newDraft}
      words={{ ...t.draft, discard: t.draft.startOver }}
      titleBar={
        <TitleBar
          title={navigation.createCard}
          tagline={t.tagline}
          usage={<SavedCards />}
          actions={
            <>
              <SaveNewCard />
              <DownloadButton />
              {search && (
                <Suspense>
                  <LinkedLook />
                </Suspense>
              )}
            </>
          }
        />
      }
    />
  );
}

/** Visitors have no limit to show. */
function SavedCards() {
  const { data: user } = useCurrentUser();
  return user && <CardUsage user={user} showsLimitReached />;
}

function SaveNewCard() {
  const { saving, refusedFile, clearRefusedFile, offer, reason, clearOffer } = useSaveCard();
  return (
    <>
      <SaveButton
        isSaving={saving.isPending}
        onSave={saving.mutate}
        offer={offer}
        reason={reason}
        onOfferClosed={clearOffer}
      />
      <LogoAlert refusedFile={refusedFile} onClose={clearRefusedFile} />
    </>
  );
}
