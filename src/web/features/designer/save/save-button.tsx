import { CloudOff, Save } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { PlanOffer } from '../../../shared/offer/plan-offer.tsx';
import type { RefusedAction } from '../../../shared/offer/plan-refusal.ts';
import { useIsOnline } from '../../../shared/online.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import type { Draft } from '../core/draft.ts';
import { useEditor } from '../core/editor-store.ts';
import { useFormErrors } from '../form/form-errors.tsx';
import { useLogoUpload } from '../logo/logo-under-way.ts';
import { hasLogoToSend } from './card-to-send.ts';
import { LoginRequired } from './login-required.tsx';
import type { SaveOffer } from './save-offer.ts';
import { useSaveOnArrival } from './save-on-arrival.ts';
import { draftRefusal } from './save-refusal.ts';
import { SessionEnded } from './session-ended.tsx';

type SaveButtonProps = {
  isSaving: boolean;
  onSave: (draft: Draft) => void;
  /** The server refused; what can be done about it is offered until it is closed. */
  offer?: SaveOffer | null;
  wish?: RefusedAction;
  onOfferClosed?: () => void;
};

/** Saves what passes; whoever may not save hears beside it what is needed for it. */
export function SaveButton(props: SaveButtonProps) {
  const { isSaving, onSave, offer = null, onOfferClosed = () => undefined, wish = 'save' } = props;
  const { editor: words } = useMessages();
  const editor = useEditor();
  const { checkAll } = useFormErrors();
  const { data: user, isPending } = useCurrentUser();
  const [isAskingToLogIn, setAskingToLogIn] = useState(false);
  const isOnline = useIsOnline();
  const isLogoUnderWay = useLogoUpload() !== null;
  // Once it is said it stays the same element, so that closing it gives the focus back to the button.
  const [hasEnded, setEnded] = useState(false);
  if (offer !== null && hasEnded !== (offer === 'login')) setEnded(offer === 'login');
  const Icon = isOnline ? Save : CloudOff;

  async function save() {
    const draft = editor.get().present;
    const refusal = draftRefusal(draft);
    if (refusal) {
      showToast({ variant: 'destructive', title: words.missing.title, description: words.missing[refusal] });
    }
    const isGood = await checkAll();
    if (isGood && !refusal) onSave(draft);
  }

  useSaveOnArrival(save, Boolean(user) && isOnline);

  const isUploading = isSaving && user && hasLogoToSend(editor.get().present, user.id);
  const look = {
    variant: 'outline',
    icon: <Icon aria-hidden size={16} strokeWidth={1.75} className="max-desktop:hidden" />,
    children: isUploading ? words.logo.uploading : words.save,
  } as const;
  if (user || isPending) {
    const isBarred = isPending || !isOnline || isLogoUnderWay;
    const anchor = <Button {...look} busy={isSaving} disabled={isBarred} onClick={() => void save()} />;
    if (hasEnded) return <SessionEnded anchor={anchor} isOpen={offer === 'login'} onClose={onOfferClosed} />;
    return (
      <PlanOffer anchor={anchor} isOpen={offer === 'plan'} onClose={onOfferClosed} action={wish} isDraft />
    );
  }
  return (
    <LoginRequired
      anchor={<Button {...look} onClick={() => setAskingToLogIn(true)} />}
      isOpen={isAskingToLogIn}
      onClose={() => setAskingToLogIn(false)}
    />
  );
}
