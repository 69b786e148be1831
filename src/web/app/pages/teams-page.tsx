import { Teams } from '../../features/shop/teams.tsx';

export function TeamsPage() {
  return <Teams />;
}
