import { TeamImport } from '../../features/import/team-import.tsx';
import { SignedInOnly } from './signed-in-only.tsx';

export function ImportPage() {
  return <SignedInOnly>{(user) => <TeamImport user={user} />}</SignedInOnly>;
}
