import { z } from 'zod';
import { searchText } from './search-text.ts';

/** Orders of the admins' list of users; a minus turns one round. */
const userSorts = ['created', '-created', 'username', '-username'] as const;
export type UserSort = (typeof userSorts)[number];

/** Users answered at once where nobody asks for fewer. */
export const userPageSize = 1000;

const queryShape = z.object({
  search: searchText.default(''),
  sort: z.enum(userSorts).default('created'),
  after: searchText.optional(),
  limit: z.coerce.number().int().min(1).max(userPageSize).default(userPageSize),
});

export type UserListQuery = z.output<typeof queryShape>;

/** What a list is ordered, and its next page found, by. */
export type UserOrder = { by: 'id' | 'username' | 'email'; isDescending: boolean };

/** A search is answered in the order of what it looks through: addresses where it has an @, else names. Ids ascend with time. */
export function userOrder({ search, sort }: Pick<UserListQuery, 'search' | 'sort'>): UserOrder {
  const isDescending = sort.startsWith('-');
  if (search !== '') return { by: search.includes('@') ? 'email' : 'username', isDescending };
  return { by: sort.endsWith('created') ? 'id' : 'username', isDescending };
}

export const userListQuerySchema = queryShape.superRefine((query, context) => {
  const isBroken = query.after !== undefined && userOrder(query).by === 'id' && !isId(query.after);
  if (isBroken) context.addIssue({ code: 'custom', path: ['after'], message: 'INVALID_REQUEST' });
});

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
