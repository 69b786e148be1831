import { useQueryClient } from '@tanstack/react-query';
import type { Language } from '#domain/account/languages.ts';
import { setCachedLanguage, useCurrentUser } from '../api/session.ts';
import { useLanguage } from '../i18n/messages-context.tsx';
import { useApiMutation } from '../mutations/use-api-mutation.ts';

/** The current language and a setter that stores the choice in the browser and in the account. */
export function useChooseLanguage(): { current: Language; choose: (language: Language) => void } {
  const { current, change } = useLanguage();
  const client = useQueryClient();
  const { data: user } = useCurrentUser();
  const store = useApiMutation('setLanguage', { failure: 'setLanguage' });
  const choose = (language: Language) => {
    removeAskedLanguage();
    void change(language);
    // An impersonating admin must not change the user's account.
    if (!user || user.isImpersonating) return;
    setCachedLanguage(client, language);
    store.mutate({ body: { language } });
  };
  return { current, choose };
}

/** A reload of an address that asks for a language would undo the choice. */
function removeAskedLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
