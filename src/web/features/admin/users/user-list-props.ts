import type { User } from '#contract/account-schemas.ts';

export type UserListProps = {
  users: readonly User[];
  adminId: string;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
};
