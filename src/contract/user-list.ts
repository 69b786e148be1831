import { z } from 'zod';
import { type InvoiceKind, parseInvoiceNumber } from '#domain/invoice/invoice.ts';
import { searchText } from './search-text.ts';

/** Sort orders of the user list; a minus means descending. */
const userSorts = ['created', '-created', 'username', '-username'] as const;
export type UserSort = (typeof userSorts)[number];

/** The largest and default page size. */
export const userPageSize = 1000;

const queryShape = z.object({
  search: searchText.default(''),
  sort: z.enum(userSorts).default('created'),
  after: searchText.optional(),
  limit: z.coerce.number().int().min(1).max(userPageSize).default(userPageSize),
});

export type UserListQuery = z.output<typeof queryShape>;

/** What a customer would quote: the id of a user or a payment, the provider's id of a payment, or the number of an invoice. */
export type QuotedId =
  | { kind: 'id'; id: string }
  | { kind: 'intent'; id: string }
  | { kind: 'invoice'; of: InvoiceKind; year: number; sequence: number };

/** The id that a search is, or null: then it is the start of a name or an address. */
export function quotedId(search: string): QuotedId | null {
  const text = search.trim();
  if (isId(text)) return { kind: 'id', id: text.toLowerCase() };
  if (/^pi_\w{1,60}$/.test(text)) return { kind: 'intent', id: text };
  const number = parseInvoiceNumber(text);
  return number && { kind: 'invoice', ...number };
}

/** The key that sorts the list and addresses its next page. */
export type UserOrder = { by: 'id' | 'username' | 'email'; isDescending: boolean };

/** A search with @ matches and sorts by email, any other by username. Without a search, ids sort by time. */
export function userOrder({ search, sort }: Pick<UserListQuery, 'search' | 'sort'>): UserOrder {
  const isDescending = sort.startsWith('-');
  if (quotedId(search)) return { by: 'id', isDescending: false };
  if (search !== '') return { by: search.includes('@') ? 'email' : 'username', isDescending };
  return { by: sort.endsWith('created') ? 'id' : 'username', isDescending };
}

export const userListQuerySchema = queryShape.superRefine((query, context) => {
  const isInvalid = query.after !== undefined && userOrder(query).by === 'id' && !isId(query.after);
  if (isInvalid) context.addIssue({ code: 'custom', path: ['after'], message: 'INVALID_REQUEST' });
});

function isId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
