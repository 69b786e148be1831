/** What an admin sends to edit a user: the Free plan, and what differs from it. */
export const anEdit = ({ username }: { username: string }, edit = {}) => ({
  username,
  password: '',
  role: 'free' as const,
  cardLimit: 1,
  isAdmin: false,
  ...edit,
});
