import { CloudOff, Save } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Draft } from '#editor/draft.ts';
import { useIsOnline } from '../../../shared/api/online.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { isSaveOnLoad } from '../../../shared/drafts/save-on-load.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { PlanOffer } from '../../../shared/offer/plan-offer.tsx';
import type { RefusedAction } from '../../../shared/offer/plan-refusal.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { Button } from '../../../ui/inputs/button.tsx';
import { useEditorStores } from '../core/editor-stores.ts';
import { useLogoUpload } from '../core/logo/logo-upload-state.ts';
import { needsLogoUpload } from './card-request-body.ts';
import { LoginRequired } from './login-required.tsx';
import type { SaveOffer } from './save-offer.ts';
import { draftRefusal } from './save-refusal.ts';
import { SessionEnded } from './session-ended.tsx';

type SaveButtonProps = {
  isSaving: boolean;
  onSave: (draft: Draft) => void;
  /** What to offer after the server has refused the save. */
  offer?: SaveOffer | null;
  /** Why the server has refused it. */
  reason?: string;
  action?: RefusedAction;
  onOfferClosed?: () => void;
};

/** Validates and saves the draft. If the user may not save, shows at the button what is needed. */
export function SaveButton(props: SaveButtonProps) {
  const { isSaving, onSave, offer = null, reason = '', action = 'save' } = props;
  const { onOfferClosed = () => undefined } = props;
  const { editor: t } = useTexts();
  const { editor, formErrors } = useEditorStores();
  const { data: user, isPending } = useCurrentUser();
  const [isLoginRequiredOpen, setLoginRequiredOpen] = useState(false);
  const isOnline = useIsOnline();
  const isLogoUploading = useLogoUpload() !== null;
  // SessionEnded stays mounted after it is closed, so that it can return the focus to the button.
  const [hasSessionEnded, setSessionEnded] = useState(false);
  if (offer !== null && hasSessionEnded !== (offer === 'login')) setSessionEnded(offer === 'login');
  const Icon = isOnline ? Save : CloudOff;

  async function save() {
    const draft = editor.get().present;
    const refusal = draftRefusal(draft);
    if (refusal) {
      showToast({ variant: 'destructive', title: t.missing.title, description: t.missing[refusal] });
    }
    const isValid = await formErrors.validateAll();
    if (isValid && !refusal) onSave(draft);
  }

  useSaveOnLoad(save, Boolean(user) && isOnline);

  const isUploading = isSaving && user && needsLogoUpload(editor.get().present, ownerIdOf(user));
  const buttonProps = {
    variant: 'outline',
    icon: <Icon aria-hidden size={16} strokeWidth={1.75} className="max-desktop:hidden" />,
    children: isUploading ? t.logo.uploading : t.save,
  } as const;
  if (user || isPending) {
    const isDisabled = isPending || !isOnline || isLogoUploading;
    const anchor = (
      <Button {...buttonProps} busy={isSaving} disabled={isDisabled} onClick={() => void save()} />
    );
    if (hasSessionEnded) {
      return <SessionEnded anchor={anchor} isOpen={offer === 'login'} onClose={onOfferClosed} />;
    }
    return (
      <PlanOffer
        anchor={anchor}
        isOpen={offer === 'plan'}
        onClose={onOfferClosed}
        reason={reason}
        action={action}
        isDraft
      />
    );
  }
  return (
    <LoginRequired
      anchor={<Button {...buttonProps} onClick={() => setLoginRequiredOpen(true)} />}
      isOpen={isLoginRequiredOpen}
      onClose={() => setLoginRequiredOpen(false)}
    />
  );
}

/** Saves the draft once if the link to this page asked for it, as the link after a payment does. */
function useSaveOnLoad(save: () => Promise<void>, canSave: boolean): void {
  const location: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const isRequested = isSaveOnLoad(location.state);
  const saveNow = useEffectEvent(() => {
    // A reload must not save again.
    void navigate('.', { replace: true, state: null });
    void save();
  });
  useEffect(() => {
    if (isRequested && canSave) saveNow();
  }, [isRequested, canSave]);
}
