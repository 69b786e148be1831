import { z } from 'zod';
import { roles } from '#domain/plan/plans.ts';
import { moment } from '../moment.ts';
import { searchText } from '../search-text.ts';

/** The largest and default page size. */
const companyPageSize = 100;

/** The owners of a company that a row names. */
export const shownOwnersMax = 10;

const uuidLength = 36;

/** The last row of a page: its id, and in a search the name that sorts it. */
export type CompanyCursor = { id: string; name: string };

const cursor = z
  .string()
  .max(1000)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)
  .transform((text): CompanyCursor => ({ id: text.slice(0, uuidLength), name: text.slice(uuidLength) }))
  .refine(({ id }) => z.uuid().safeParse(id).success);

/** The cursor as text. */
export const cursorText = ({ id, name }: CompanyCursor): string => id + name;

export const companyListQuerySchema = z.object({
  search: searchText.default(''),
  after: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(companyPageSize).default(companyPageSize),
});
export type CompanyListQuery = z.output<typeof companyListQuerySchema>;

/** A company as admins see it. Its cards are numbers: their contents are private. */
export const listedCompanySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  owners: z.array(z.object({ id: z.uuid(), username: z.string() })).max(shownOwnersMax),
  members: z.int(),
  plan: z.enum(roles),
  cards: z.int(),
  cardLimit: z.int(),
  createdAt: moment,
  lastActivityAt: moment.nullable().describe('When the company log was last written to.'),
});
export type ListedCompany = z.output<typeof listedCompanySchema>;
