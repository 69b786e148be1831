import { z } from 'zod';
import { textFields } from '#domain/card/text-fields.ts';
import { sentMailStates } from '#domain/mail/mail.ts';
import {
  orderDetailMax,
  orderLinesMax,
  orderStates,
  orderSteps,
  quantityMax,
  shopSteps,
} from '#domain/order/order.ts';
import { proofStates } from '#domain/proof/proof.ts';
import { emailSchema } from '../account-schemas.ts';
import { versionSchema } from '../card/saved-card.ts';
import {
  askedChangeSchema,
  frozenCardSchema,
  printedFileSchema,
  profileSchema,
} from '../links/proof-schemas.ts';
import { newShareLinkSchema } from '../links/share-link-schemas.ts';
import { moment } from '../moment.ts';
import { typedText } from '../sent-text.ts';

const quantity = z.int().min(1).max(quantityMax);

/** The cards of an order, each once. */
const lines = z
  .array(z.strictObject({ cardId: z.uuid(), quantity }))
  .min(1)
  .max(orderLinesMax)
  .refine((sent) => new Set(sent.map(({ cardId }) => cardId)).size === sent.length);

const { shop, stock, delivery, contact, note } = orderDetailMax;
const details = z
  .strictObject({
    shop: typedText.max(shop),
    stock: typedText.max(stock),
    delivery: typedText.max(delivery),
    contact: typedText.max(contact),
    note: typedText.max(note),
    wantedBy: z.union([z.iso.date(), z.literal('')]).describe('The day the cards are needed, or empty.'),
  })
  .describe('What the print shop needs to know in addition to the cards.');

const noDetails = { shop: '', stock: '', delivery: '', contact: '', note: '', wantedBy: '' };

const evenIfOrdered = z
  .boolean()
  .default(false)
  .describe(
    'Includes people who are in another open order, or in one sent in the last 30 days and not printed.',
  );

export const newOrderSchema = z.strictObject({
  evenIfOrdered,
  lines,
  profile: profileSchema.default({}),
  details: details.default(noDetails),
});

const seen = { version: versionSchema.describe('The version the client last read; any other is rejected.') };

/** The request body of a change: what is there replaces what the order has. */
export const orderChangeSchema = z.strictObject({
  ...seen,
  evenIfOrdered,
  lines: lines.optional(),
  profile: profileSchema.optional(),
  details: details.optional(),
});

export const seenOrderSchema = z.strictObject(seen);

export const orderSendingSchema = z.strictObject({
  ...seen,
  isPart: z.boolean().default(false).describe('Sends only approved cards. The rest move to a new order.'),
  evenIfRequested: z
    .boolean()
    .default(false)
    .describe('Sends the order even if requested changes are still open.'),
  email: emailSchema.shape.email.optional().describe('Emails the link to the print shop.'),
});

const step = z.object({ step: z.enum(orderSteps), by: z.string(), at: moment });

const formerNumber = z
  .string()
  .nullable()
  .describe('The previous number, if the order moved to a company that already had an order with it.');

const head = {
  id: z.uuid(),
  number: z.string(),
  formerNumber,
  state: z.enum(orderStates),
  steps: z.array(step),
  details,
};

/** An order in a list. */
export const orderSummarySchema = z.object({
  ...head,
  people: z.int(),
  cards: z.int(),
  approved: z
    .int()
    .nullable()
    .describe(
      'The number of people whose current card is approved; null once the order is sent or cancelled.',
    ),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

const change = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('new') }),
    z.object({ kind: z.literal('same') }),
    z.object({
      kind: z.literal('changed'),
      texts: z
        .array(z.object({ field: z.enum(textFields), before: z.string(), after: z.string() }))
        .describe('Empty if only the look has changed.'),
    }),
  ])
  .describe('Changes since the card was last ordered.');

const approval = z
  .object({
    state: z.enum(proofStates),
    answeredBy: z.string().nullable(),
    answeredAt: moment.nullable(),
    snapshotId: z.uuid(),
    linkId: z.uuid().nullable(),
  })
  .nullable()
  .describe('Approval of the current card; null if not requested.');

const wish = z
  .object({
    snapshotId: z.uuid().describe('The version of the card that the request refers to.'),
    requestedBy: z.string().describe('The name as typed. It does not confirm an identity.'),
    requestedAt: moment,
    changes: z.array(askedChangeSchema).describe('The requested changes that the current card lacks.'),
  })
  .describe('A requested change. It stays until it is applied or closed.');

const lineSchema = z.object({
  card: frozenCardSchema,
  cardId: z.uuid(),
  snapshotId: z.uuid().nullable().describe('The version that is printed; null until the order is sent.'),
  quantity,
  branch: z.string(),
  approval,
  requests: z.array(wish).describe('Empty once the order is sent.'),
  change: change.nullable().describe('Null once the order is sent.'),
  file: printedFileSchema,
});
export type OrderLine = z.infer<typeof lineSchema>;

export const orderSchema = z.object({
  ...head,
  version: versionSchema,
  profile: profileSchema,
  linkId: z.uuid().nullable().describe('The print shop’s link.'),
  mail: z
    .object({ recipient: z.string(), state: z.enum(sentMailStates) })
    .nullable()
    .describe('The email with that link; null if the link was copied, or a month after the email.'),
  lines: z.array(lineSchema),
  missing: z.int().describe('How many of the order’s cards were deleted. They are left out.'),
});
export type Order = z.infer<typeof orderSchema>;

export const sentOrderSchema = z.object({
  order: orderSchema,
  link: newShareLinkSchema,
  rest: z.uuid().nullable().describe('The new order with the unapproved cards.'),
});

const person = z.object({ cardId: z.uuid(), name: z.string(), position: z.string() });

/** When a card was last ordered. */
export const orderedCardSchema = z.object({ cardId: z.uuid(), orderedAt: moment });

/** A card that is in orders under way. */
export const cardUnderWaySchema = z.object({
  cardId: z.uuid(),
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      isOpen: z.boolean().describe('False if the order has been sent.'),
    }),
  ),
});

/** What the account has ordered with, the last first. */
export const orderTextsSchema = z.object({
  shop: z.array(z.string()),
  stock: z.array(z.string()),
  delivery: z.array(z.string()),
  contact: z.array(z.string()),
});

/** What has changed since the last order. */
export const nextOrderSchema = z.object({
  since: z.object({ id: z.uuid(), number: z.string(), sentAt: moment }).nullable(),
  people: z.array(
    person.extend({
      branch: z.string(),
      quantity: quantity.nullable().describe('The quantity in the last order; null without one.'),
      inOrders: z.array(z.string()).describe('The numbers of the open orders that include the person.'),
      change,
    }),
  ),
  gone: z.array(person).describe('People in earlier orders whose card was deleted.'),
});
export type NextOrder = z.infer<typeof nextOrderSchema>;

/** What the link of the print shop shows. */
export const shopOrderSchema = z.object({
  number: z.string(),
  formerNumber,
  state: z.enum(orderStates),
  steps: z.array(step),
  details,
  company: z.string().nullable(),
  sender: z.string(),
  expiresAt: moment,
  profile: profileSchema,
  lines: z
    .array(
      z.object({
        id: z.uuid(),
        fileName: z.string().describe('The name of the file in the archive, with the quantity.'),
        card: frozenCardSchema,
        quantity,
        branch: z.string(),
        approvedAt: moment.nullable(),
        file: printedFileSchema,
        isFileMissing: z
          .boolean()
          .describe('The file could not be created: there will be none until the card is sent again.'),
      }),
    )
    .describe('Empty if the order is cancelled.'),
});
export type ShopOrder = z.infer<typeof shopOrderSchema>;

export const shopStepSchema = z.strictObject({ step: z.enum(shopSteps) });
