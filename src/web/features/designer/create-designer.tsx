import { use } from 'react';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { CardUsage } from './card-usage.tsx';
import { Designer } from './designer.tsx';
import { type KeptDraft, readDraft } from './draft/draft-storage.ts';
import { SaveButton } from './save/save-button.tsx';
import { useSaveCard } from './save/save-card.ts';
import { TitleBar } from './title-bar.tsx';

let reading: Promise<KeptDraft | null> | null = null;

/** Where storage is barred there is no draft, and nothing to tell before one is made. */
function keptDraft(): Promise<KeptDraft | null> {
  reading ??= readDraft().catch(() => null);
  return reading;
}

/** The create page's editor. */
export function CreateDesigner() {
  const kept = use(keptDraft());
  const { navigation } = useMessages();
  const { mutate, isPending } = useSaveCard();
  return (
    <Designer
      kept={kept}
      titleBar={
        <TitleBar
          title={navigation.createCard}
          usage={<CardUsage />}
          actions={<SaveButton isSaving={isPending} onSave={mutate} />}
        />
      }
    />
  );
}
