import { users } from '../schema.ts';

/** The columns of an account that its owner and admins see. */
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
