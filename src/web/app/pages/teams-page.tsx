import { Teams } from '../../features/home/teams.tsx';

export function TeamsPage() {
  return <Teams />;
}
