import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { CardNotFound } from '../../features/cards/empty/card-not-found.tsx';
import { openedCardQuery } from '../../features/designer/edit/open-card.ts';
import { EditorSkeleton } from '../../features/designer/editor-skeleton.tsx';
import { draftOwnerOf } from '../../features/designer/save/draft/draft-owner.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { SignedInOnly } from './signed-in-only.tsx';

export const LazyEditDesigner = lazyComponent(
  async () => (await import('../../features/designer/edit/edit-designer.tsx')).EditDesigner,
);

export function EditPage() {
  const { id = '' } = useParams();
  return (
    <SignedInOnly>
      {(user) => <EditedCard key={`${ownerIdOf(user)} ${id}`} id={id} user={user} />}
    </SignedInOnly>
  );
}

function EditedCard({ id, user }: { id: string; user: CurrentUser }) {
  const { cards: t, errors } = useTexts();
  const { data, error, refetch } = useQuery(openedCardQuery(id, user));
  const skeleton = <EditorSkeleton title={t.editCard} />;
  if (isRefused(error, 'CARD_TOO_NEW'))
    return <LoadFailed text={errors.CARD_TOO_NEW} onRetry={() => location.reload()} />;
  if (error) return isMissing(error) ? <CardNotFound /> : <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <LazyEditDesigner key={data.opened.card.version} owner={draftOwnerOf(user)} {...data} />
    </Suspense>
  );
}

/** The user has no card with this id, or the id is malformed. */
function isMissing(error: Error): boolean {
  return isRefused(error, 'CARD_NOT_FOUND') || isRefused(error, 'INVALID_REQUEST');
}

function isRefused(error: Error | null, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}
