import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { CardNotFound } from '../features/cards/card-not-found.tsx';
import { openedCardQuery } from '../features/designer/edit/open-card.ts';
import { EditorSkeleton } from '../features/designer/editor-skeleton.tsx';
import { ApiError } from '../shared/api/api-error.ts';
import { useMessages } from '../shared/i18n/messages-context.tsx';
import { LoadFailed } from '../shared/load-failed.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

const EditDesigner = lazy(async () => ({
  default: (await import('../features/designer/edit/edit-designer.tsx')).EditDesigner,
}));

export function EditPage() {
  const { id = '' } = useParams();
  return <SignedInOnly>{(user) => <EditedCard key={id} id={id} userId={user.id} />}</SignedInOnly>;
}

function EditedCard({ id, userId }: { id: string; userId: string }) {
  const { cards: words } = useMessages();
  const { data: opened, error, refetch } = useQuery(openedCardQuery(id, userId));
  const skeleton = <EditorSkeleton title={words.editCard} />;
  if (error) return isMissing(error) ? <CardNotFound /> : <LoadFailed onRetry={() => void refetch()} />;
  if (!opened) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <EditDesigner key={opened.card.version} opened={opened} />
    </Suspense>
  );
}

/** No card of this person's has that id, or it is no id at all. */
function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'CARD_NOT_FOUND' || error.code === 'INVALID_REQUEST');
}
