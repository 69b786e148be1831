import { AdminArea } from '../../features/admin/admin-area.tsx';
import { AdminOnly } from './admin-only.tsx';

export function AdminPage() {
  return <AdminOnly>{(admin) => <AdminArea admin={admin} />}</AdminOnly>;
}
