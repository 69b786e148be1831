import { lazy, Suspense, useState } from 'react';
import { readDraft } from '../features/designer/draft/draft-storage.ts';
import { EditorSkeleton } from '../features/designer/editor-skeleton.tsx';
import { useMessages } from '../shared/i18n/messages-context.tsx';

const CreateDesigner = lazy(async () => ({
  default: (await import('../features/designer/create-designer.tsx')).CreateDesigner,
}));

/** The editor's code and the draft come at the same time; where storage is barred there is no draft. */
export function CreatePage() {
  const { navigation } = useMessages();
  const [reading] = useState(() => readDraft().catch(() => null));
  return (
    <Suspense fallback={<EditorSkeleton title={navigation.createCard} />}>
      <CreateDesigner reading={reading} />
    </Suspense>
  );
}
