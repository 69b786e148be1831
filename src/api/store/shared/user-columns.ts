import { accounts, users } from '../schema.ts';

/** The columns of a user and of their account that the user and admins see. Queries join the two tables. */
export const userColumns = {
  id: users.id,
  accountId: users.accountId,
  username: users.username,
  email: users.email,
  role: accounts.role,
  cardLimit: accounts.cardLimit,
  cardCount: accounts.cardCount,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
};

export type UserRow = Pick<
  typeof users.$inferSelect & typeof accounts.$inferSelect,
  keyof typeof userColumns
>;
