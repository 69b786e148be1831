import { useEffect } from 'react';
import type { CurrentUser } from '../../shared/api/session.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';

/** Switches to the language stored in the account. */
export function useStoredLanguage(user: CurrentUser | null): void {
  const { current, change } = useLanguage();
  const stored = user && !user.isImpersonating ? user.language : null;
  useEffect(() => {
    if (stored && stored !== current) void change(stored);
  }, [stored, current, change]);
}
