import { useEffect } from 'react';
import type { CurrentUser } from '../../shared/api/session.ts';
import { useLanguage } from '../../shared/i18n/messages-context.tsx';

/** Once it is known who is there, the language they chose, on whatever device, is spoken. */
export function useStoredLanguage(user: CurrentUser | null): void {
  const { current, change } = useLanguage();
  const stored = user && !user.isImpersonating ? user.language : null;
  useEffect(() => {
    if (stored && stored !== current) void change(stored);
  }, [stored, current, change]);
}
