import type { QueryClient } from '@tanstack/react-query';
import { clearActiveAccount } from '../api/active-account.ts';
import { notifyOtherTabs } from '../api/other-tabs.ts';
import { getCurrentUser } from '../api/session.ts';
import { isOwnerOf } from '../session/owner-id.ts';
import { deleteDrafts } from './draft-database.ts';

/** After a logout or account deletion: clears the query cache, the user's drafts and font files, and notifies other tabs. */
export async function clearDeviceData(client: QueryClient): Promise<void> {
  const user = getCurrentUser(client);
  client.clear();
  clearActiveAccount();
  try {
    // While impersonating, the page does not know the admin's id.
    if (user) await deleteDrafts((owner) => user.isImpersonating || isOwnerOf(owner, user.id));
    // A licence for a font is somebody's own; the next person at this device may not have it.
    const { removeAllFonts } = await import('../fonts/change-fonts.ts');
    await removeAllFonts();
  } catch {
    // Without storage there are no drafts.
  }
  notifyOtherTabs();
}
