import { lazy, Suspense } from 'react';
import { EditorSkeleton } from '../features/designer/editor-skeleton.tsx';
import { useMessages } from '../shared/i18n/messages-context.tsx';

const CreateDesigner = lazy(async () => ({
  default: (await import('../features/designer/create-designer.tsx')).CreateDesigner,
}));

export function CreatePage() {
  const { navigation } = useMessages();
  return (
    <Suspense fallback={<EditorSkeleton title={navigation.createCard} />}>
      <CreateDesigner />
    </Suspense>
  );
}
