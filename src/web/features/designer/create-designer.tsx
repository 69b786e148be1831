import { use } from 'react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { CardUsage } from './card-usage.tsx';
import { Designer } from './designer.tsx';
import type { KeptDraft } from './draft/draft-storage.ts';
import { DownloadButton } from './pdf/download-button.tsx';
import { SaveNewCard } from './save/save-new-card.tsx';
import { TitleBar } from './title-bar.tsx';

/** The create page's editor. */
export function CreateDesigner({ reading }: { reading: Promise<KeptDraft | null> }) {
  const kept = use(reading);
  const { navigation } = useMessages();
  return (
    <Designer
      kept={kept}
      titleBar={
        <TitleBar
          title={navigation.createCard}
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
