import { useQuery } from '@tanstack/react-query';
import type { OpenProof } from '#contract/links/proof-schemas.ts';
import { QueryView } from '../../shared/feedback/query-view.tsx';
import { shortDate, shortDay } from '../../shared/i18n/dates.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isOver } from '../../shared/links/is-ended.ts';
import { LinkEnded, LinkLoading, LinkPage, LinkUntil } from '../../shared/links/link-page.tsx';
import { useShareToken } from '../../shared/links/use-share-token.ts';
import { OpenedProof } from './opened-proof.tsx';
import { proofQuery } from './proof-queries.ts';

/** The page of a proof link: somebody without an account approves cards or asks for changes. */
export function ApprovalByLink() {
  const { page: t } = useTexts('proofs');
  const token = useShareToken();
  const proof = useQuery({ ...proofQuery(token), enabled: token !== '' });
  const { data, error } = proof;
  if (token === '' || isOver(error) || data?.cards.length === 0) return <LinkEnded {...t.ended} />;
  return (
    <LinkPage about={data && <Until proof={data} />}>
      <QueryView query={proof} skeleton={<LinkLoading label={t.loading} />}>
        {(shown) => <OpenedProof key={token} token={token} proof={shown} />}
      </QueryView>
    </LinkPage>
  );
}

function Until({ proof: { expiresAt } }: { proof: OpenProof }) {
  const { page: t } = useTexts('proofs');
  const { current: language } = useLanguage();
  return (
    <LinkUntil>
      <span className="max-tablet:hidden">{t.until(shortDate(language, expiresAt))}</span>
      <span className="tablet:hidden">{t.untilShort(shortDay(language, expiresAt))}</span>
    </LinkUntil>
  );
}
