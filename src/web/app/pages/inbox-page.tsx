import { Inbox } from '../../features/team/inbox/inbox.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function InboxPage() {
  return <SignedInCards>{(user) => <Inbox user={user} />}</SignedInCards>;
}
