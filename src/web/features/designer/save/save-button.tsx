import { CloudOff, Save } from 'lucide-react';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { useIsOnline } from '../../../shared/online.ts';
import { useIsPhone } from '../../../shared/screen.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Draft } from '../draft/draft.ts';
import { useEditor } from '../draft/editor.ts';
import { useFormErrors } from '../form/form-errors.tsx';
import { useLogoUnderWay } from '../logo/logo-under-way.ts';
import { hasLogoToSend } from './card-to-send.ts';
import { LoginRequired } from './login-required.tsx';
import { draftRefusal } from './save-refusal.ts';

type SaveButtonProps = { isSaving: boolean; onSave: (draft: Draft) => void };

/** Saves what passes; a visitor hears what is needed for it, in a popover or, on a phone, a toast. */
export function SaveButton({ isSaving, onSave }: SaveButtonProps) {
  const { editor: words } = useMessages();
  const editor = useEditor();
  const { checkAll } = useFormErrors();
  const { data: user, isPending } = useCurrentUser();
  const isPhone = useIsPhone();
  const isOnline = useIsOnline();
  const isLogoUnderWay = useLogoUnderWay() !== null;
  const Icon = isOnline ? Save : CloudOff;

  async function save() {
    const draft = editor.read().present;
    const refusal = draftRefusal(draft);
    if (refusal) {
      showToast({ variant: 'destructive', title: words.missing.title, description: words.missing[refusal] });
    } else if (await checkAll()) onSave(draft);
  }

  function askToLogIn() {
    const { title, text } = words.loginRequired;
    showToast({ variant: 'destructive', title, description: text });
  }

  const isUploading = isSaving && user && hasLogoToSend(editor.read().present, user.id);
  const look = {
    variant: 'outline',
    icon: <Icon aria-hidden size={16} strokeWidth={1.75} className="max-desktop:hidden" />,
    children: isUploading ? words.logo.uploading : words.save,
  } as const;
  if (user || isPending) {
    const isBarred = isPending || !isOnline || isLogoUnderWay;
    return <Button {...look} busy={isSaving} disabled={isBarred} onClick={() => void save()} />;
  }
  return isPhone ? (
    <Button {...look} onClick={askToLogIn} />
  ) : (
    <LoginRequired trigger={<Button {...look} />} />
  );
}
