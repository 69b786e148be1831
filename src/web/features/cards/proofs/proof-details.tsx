import { useQuery } from '@tanstack/react-query';
import { Download, Link2, Pencil, Send } from 'lucide-react';
import { Link } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { CardProof } from '#contract/links/proof-schemas.ts';
import { shownProofState } from '#domain/proof/proof.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { request, requestFile } from '../../../shared/api/request.ts';
import { RefusalAlert } from '../../../shared/feedback/refusal-alert.tsx';
import { downloadFile } from '../../../shared/files/download-file.ts';
import { dayAndTime, shortDate } from '../../../shared/i18n/dates.ts';
import { useLanguage } from '../../../shared/i18n/messages-context.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { isLive } from '../../../shared/links/is-live.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { featureFailures } from '../../../shared/notify/feature-failures.ts';
import { AskedChanges } from '../../../shared/proofs/asked-changes.tsx';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { proofLinksQuery } from './card-proofs.ts';
import { ProofLink, proofAddress } from './proof-link.tsx';

type ProofDetailsProps = {
  card: SavedCard;
  proof: CardProof;
  onSendAgain: () => void;
  onClose: () => void;
};

/** Who said what about a card and when, with the file that it was about and the link that it was asked by. */
export function ProofDetails({ card, proof, onSendAgain, onClose }: ProofDetailsProps) {
  const { details: t, close } = useTexts('proofs');
  const { current: language } = useLanguage();
  const isOnline = useIsOnline();
  const { state, answeredBy, answeredAt, sentAt, changes } = proof;
  const [name, date] = [answeredBy ?? '', answeredAt ? dayAndTime(language, answeredAt) : ''];
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.title}
        description={card.name}
        closeLabel={close}
        footer={
          <>
            <Button asChild variant="outline" icon={Pencil}>
              <Link to={`/edit/${card.id}`}>{t.edit}</Link>
            </Button>
            <Button icon={Send} disabled={!isOnline} onClick={onSendAgain}>
              {t.sendAgain}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <div className="grid gap-2">
            <p>{t.sent(dayAndTime(language, sentAt))}</p>
            {state === 'waiting' && <p>{t.waiting}</p>}
            {state === 'approved' && <p className="font-medium wrap-anywhere">{t.approved(name, date)}</p>}
            {state === 'changes' && (
              <>
                <p className="font-medium wrap-anywhere">{t.changes(name, date)}</p>
                <AskedChanges changes={changes ?? []} />
              </>
            )}
            {shownProofState(proof) === 'outdated' && <p className="font-medium text-pretty">{t.outdated}</p>}
          </div>
          <LinkPart proof={proof} />
          <FilePart card={card} proof={proof} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** How long the link works, another address of it to copy, and its end. Only the hash of an address is stored. */
function LinkPart({ proof: { linkId } }: Pick<ProofDetailsProps, 'proof'>) {
  const { details: t } = useTexts('proofs');
  const { current: language } = useLanguage();
  const isOnline = useIsOnline();
  const { data: links } = useQuery(proofLinksQuery);
  const copy = useApiMutation(() => request('renewLinkAddress', { params: { id: linkId } }), {
    failure: null,
  });
  const end = useApiMutation(() => request('revokeLink', { params: { id: linkId } }), {
    failure: null,
    invalidates: [proofLinksQuery],
  });
  if (!links) return null;
  const link = links.find(({ id }) => id === linkId);
  if (!link || !isLive(link)) return <p className="text-sm text-muted-foreground">{t.linkEnded}</p>;
  const error = copy.error ?? end.error;
  const isDisabled = !isOnline || copy.isPending || end.isPending;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted-foreground">{t.linkUntil(shortDate(language, link.expiresAt))}</p>
      {copy.data ? (
        <ProofLink address={proofAddress(copy.data.token)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" icon={Link2} disabled={isDisabled} onClick={() => copy.mutate()}>
            {t.showLink}
          </Button>
          <Button
            variant="ghost"
            className="text-destructive"
            disabled={isDisabled}
            onClick={() => end.mutate()}
          >
            {t.endLink}
          </Button>
        </div>
      )}
      <RefusalAlert error={error} otherwise={t.linkFailed} />
    </div>
  );
}

/** The stored file, as it was sent. */
function FilePart({ card, proof: { snapshotId, file } }: Pick<ProofDetailsProps, 'card' | 'proof'>) {
  const common = useTexts();
  const proofs = useTexts('proofs');
  const { file: t } = proofs;
  const download = useApiMutation(
    async () => {
      const loaded = await requestFile('proofFile', { params: { id: snapshotId } });
      const { pdfFileName } = await import('#print/file-name.ts');
      downloadFile(loaded.file, pdfFileName(card));
    },
    { failure: null },
  );
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
        {t.downloadSent}
      </Button>
      {download.isError && (
        <p role="alert" className="text-sm">
          {failureText(common, featureFailures.proofFile(proofs, t.missingSent), download.error)}
        </p>
      )}
      {file && (
        <p className="text-sm text-muted-foreground">
          {t.hash}
          <code className="block font-mono text-xs wrap-anywhere">{file.sha256}</code>
        </p>
      )}
    </div>
  );
}
