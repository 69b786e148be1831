import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/account/languages.ts';
import { request } from './api/request.ts';
import { rememberChosenLanguage, useCurrentUser } from './api/session.ts';
import { useLanguage, useMessages } from './i18n/messages-context.tsx';
import { failureToast } from './notify/failure-toasts.ts';
import { showToast } from './notify/toast-store.ts';

/** The language spoken now, and how to choose another: this browser remembers it, and the account of whoever is signed in. */
export function useChooseLanguage(): { current: Language; choose: (language: Language) => void } {
  const { current, change } = useLanguage();
  const client = useQueryClient();
  const messages = useMessages();
  const { data: user } = useCurrentUser();
  const store = useMutation({
    mutationFn: (language: Language) => request('setLanguage', { body: { language } }),
    onError: (error) => showToast(failureToast(messages, 'setLanguage', error)),
  });
  const choose = (language: Language) => {
    void change(language);
    // An admin who looks through somebody's eyes changes nothing of theirs.
    if (!user || user.isImpersonating) return;
    rememberChosenLanguage(client, language);
    store.mutate(language);
  };
  return { current, choose };
}
