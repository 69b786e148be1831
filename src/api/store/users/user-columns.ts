import { users } from '../schema.ts';

/** An account, as it and admins see it. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  cardLimit: users.cardLimit,
  cardCount: users.cardCount,
  isAdmin: users.isAdmin,
  createdAt: users.createdAt,
};

export type UserRow = Pick<typeof users.$inferSelect, keyof typeof userColumns>;
