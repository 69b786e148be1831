import type { User } from '#contract/account-schemas.ts';

/** What the table and the stack of users are drawn from. */
export type UserListProps = {
  users: readonly User[];
  adminId: string;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
};
