import { use } from 'react';
import { newCard } from '../../shared/drafts/draft-database.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { CardUsage } from './card-usage.tsx';
import { newDraft } from './core/draft.ts';
import { Designer } from './designer.tsx';
import type { DraftOwner } from './draft/draft-owner.ts';
import type { OpenedDraft } from './draft/draft-storage.ts';
import { DownloadButton } from './pdf/download-button.tsx';
import { SaveNewCard } from './save/save-new-card.tsx';
import { TitleBar } from './title-bar.tsx';

type CreateDesignerProps = { owner: DraftOwner; opening: Promise<OpenedDraft | null> };

/** The create page's editor. */
export function CreateDesigner({ owner, opening }: CreateDesignerProps) {
  const opened = use(opening);
  const { navigation, editor: words } = useMessages();
  return (
    <Designer
      owner={owner}
      subject={newCard}
      opened={opened}
      base={newDraft}
      words={{ ...words.draft, discard: words.draft.startOver }}
      titleBar={
        <TitleBar
          title={navigation.createCard}
          tagline={words.tagline}
          usage={<CardUsage />}
          actions={
            <>
              <SaveNewCard />
              <DownloadButton />
            </>
          }
        />
      }
    />
  );
}
