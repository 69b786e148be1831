import { UndoEmailChange } from '../../features/auth/recovery/link-action.tsx';

export function UndoEmailChangePage() {
  return <UndoEmailChange />;
}
