import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router';
import type { CurrentUser } from '#contract/account-schemas.ts';
import { openedDesignQuery } from '../../features/designer/edit/open-design.ts';
import { EditorSkeleton } from '../../features/designer/editor-skeleton.tsx';
import { draftOwnerOf } from '../../features/designer/save/draft/draft-owner.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { lazyComponent } from '../../shared/loading/lazy-component.tsx';
import { ownerIdOf } from '../../shared/session/owner-id.ts';
import { SignedInOnly } from './signed-in-only.tsx';

const DesignDesigner = lazyComponent(
  async () => (await import('../../features/designer/edit/design-designer.tsx')).DesignDesigner,
);

export function DesignPage() {
  const { id = '' } = useParams();
  return (
    <SignedInOnly>
      {(user) => <EditedDesign key={`${ownerIdOf(user)} ${id}`} id={id} user={user} />}
    </SignedInOnly>
  );
}

/** The editor of a company design. An unknown one leads to the list of designs. */
function EditedDesign({ id, user }: { id: string; user: CurrentUser }) {
  const t = useTexts('designs');
  const { data, error, refetch } = useQuery(openedDesignQuery(id, user));
  const skeleton = <EditorSkeleton title={t.ofDesign} />;
  if (error) return <LoadFailed onRetry={() => void refetch()} />;
  if (data === null) return <Navigate to="/designs" replace />;
  if (!data) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <DesignDesigner key={data.design.version} owner={draftOwnerOf(user)} {...data} />
    </Suspense>
  );
}
