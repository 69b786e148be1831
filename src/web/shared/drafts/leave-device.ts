import type { QueryClient } from '@tanstack/react-query';
import { notifyOtherTabs } from '../api/other-tabs.ts';
import { getCurrentUser } from '../api/session.ts';
import { deleteAllDrafts, deleteDraftsOf } from './draft-database.ts';

/** The session is over by its owner's will: what was read for them and what they drafted leaves this device, and other tabs hear of it. */
export async function clearDeviceData(client: QueryClient): Promise<void> {
  const user = getCurrentUser(client);
  client.clear();
  try {
    // While viewing as another user it is the admin who leaves, whose id the page does not know.
    if (user?.isImpersonating) await deleteAllDrafts();
    else if (user) await deleteDraftsOf(user.id);
  } catch {
    // Where storage is barred nothing was kept.
  }
  notifyOtherTabs();
}
