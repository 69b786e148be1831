import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { OpenProof } from '#contract/links/proof-schemas.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { LoadFailed } from '../../shared/feedback/load-failed.tsx';
import { shortDate, shortDay } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { LinkEnded, LinkPage } from '../../shared/links/link-page.tsx';
import { useShareToken } from '../../shared/links/use-share-token.ts';
import { useProofsTexts } from '../../shared/proofs/use-proofs-texts.ts';
import { OpenedProof } from './opened-proof.tsx';
import { proofQuery } from './proof-queries.ts';

/** The page of a proof link: somebody without an account approves cards or asks for changes. */
export function ProofByLink() {
  const { page: words } = useProofsTexts();
  const token = useShareToken();
  const proof = useQuery({ ...proofQuery(token), enabled: token !== '' });
  const { data, error } = proof;
  if (token === '' || isOver(error) || data?.cards.length === 0) return <LinkEnded {...words.ended} />;
  return (
    <LinkPage about={data && <Until proof={data} />}>
      {data && <OpenedProof key={token} token={token} proof={data} />}
      {!data && error && <LoadFailed onRetry={() => void proof.refetch()} />}
      {!data && !error && <Loading />}
    </LinkPage>
  );
}

/** Whether a link has ended, or what it showed is deleted. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'LINK_ENDED' || error.code === 'NOT_FOUND');
}

function Until({ proof: { expiresAt } }: { proof: OpenProof }) {
  const { page: words } = useProofsTexts();
  const { current: language } = useLanguage();
  return (
    <p className="flex items-center gap-2 text-sm text-muted-foreground">
      <Lock aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
      <span className="max-tablet:hidden">{words.until(shortDate(language, expiresAt))}</span>
      <span className="tablet:hidden">{words.untilShort(shortDay(language, expiresAt))}</span>
    </p>
  );
}

function Loading() {
  const { page: words } = useProofsTexts();
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={words.loading}
      className="grid flex-1 place-items-center bg-canvas p-4"
    >
      <span className="aspect-9/5 w-full max-w-110 bg-stock shadow-sheet" />
    </div>
  );
}
