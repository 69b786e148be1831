import { useEffect } from 'react';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import type { CallBody } from '#contract/endpoints.ts';
import type { PageErrorCode } from '#contract/errors.ts';
import { proofRefusal } from '#domain/plan/plans.ts';
import { proofCardsMax } from '#domain/proof/proof.ts';
import { request } from '../../../shared/api/request.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { RefusalAlert } from '../../../shared/feedback/refusal-alert.tsx';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { useOfferedPlans } from '../../../shared/offer/offered-plans.ts';
import { PlanRows } from '../../../shared/offer/plan-rows.tsx';
import { restorePrintChoice, useShopInUse } from '../../../shared/print/print-choice.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { Dialog, DialogContent } from '../../../ui/overlays/dialog.tsx';
import { proofLinksQuery, proofsQuery } from './card-proofs.ts';
import { ProofLink, proofAddress } from './proof-link.tsx';

type SendProofProps = { cards: readonly SavedCard[]; onClose: () => void };
type Profile = NonNullable<CallBody<'sendProof'>['profile']>;

/** Makes the link by which somebody approves cards. */
export function SendProof({ cards, onClose }: SendProofProps) {
  const { send: t, close, cancel } = useTexts('proofs');
  useEffect(restorePrintChoice, []);
  const { settings } = useShopInUse();
  const { mutate, data, error, isPending } = useApiMutation(
    () =>
      request('sendProof', { body: { cardIds: cards.map(({ id }) => id), profile: settings as Profile } }),
    { failure: null, invalidates: [proofsQuery, proofLinksQuery] },
  );
  const { data: user } = useCurrentUser();
  const refusal = user ? proofRefusal(user) : null;
  const isTooMany = cards.length > proofCardsMax;
  const token = data?.token;
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t.title(cards.length)}
        description={token ? t.ready : t.text}
        closeLabel={close}
        footer={
          token ? (
            <Button onClick={onClose}>{t.done}</Button>
          ) : (
            <>
              <Button variant="outline" onClick={onClose}>
                {cancel}
              </Button>
              <Button busy={isPending} disabled={isTooMany || refusal !== null} onClick={() => mutate()}>
                {t.make}
              </Button>
            </>
          )
        }
      >
        {token ? (
          <ProofLink address={proofAddress(token)} />
        ) : (
          <div className="grid gap-2">
            {settings.name && <p className="text-muted-foreground">{t.shop(settings.name)}</p>}
            {isTooMany && <p className="text-destructive">{t.tooMany(proofCardsMax)}</p>}
            {user && refusal && <NeedsPlan user={user} refusal={refusal} />}
            <RefusalAlert error={error} otherwise={t.failed} />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function NeedsPlan({ user, refusal }: { user: CurrentUser; refusal: PageErrorCode }) {
  const { errors } = useTexts();
  const plans = useOfferedPlans(user);
  return (
    <div>
      <p className="font-medium">{errors[refusal]}</p>
      <PlanRows plans={plans} isVisitor={false} />
    </div>
  );
}
