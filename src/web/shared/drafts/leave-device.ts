import type { QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '../api/other-tabs.ts';
import { currentUserNow } from '../api/session.ts';
import { forgetDraftsOf, forgetEverybodysDrafts } from './draft-database.ts';

/** The session is over by its owner's will: what was read for them and what they drafted leaves this device, and other tabs hear of it. */
export async function leaveDevice(client: QueryClient): Promise<void> {
  const user = currentUserNow(client);
  client.clear();
  try {
    // While viewing as another user it is the admin who leaves, whose id the page does not know.
    if (user?.isImpersonating) await forgetEverybodysDrafts();
    else if (user) await forgetDraftsOf(user.id);
  } catch {
    // Where storage is barred nothing was kept.
  }
  tellOtherTabs();
}
