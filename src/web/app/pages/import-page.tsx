import { TeamImport } from '../../features/team/import/team-import.tsx';
import { SignedInCards } from './signed-in-cards.tsx';

export function ImportPage() {
  return <SignedInCards>{(user) => <TeamImport user={user} />}</SignedInCards>;
}
