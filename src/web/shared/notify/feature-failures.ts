import type { CompanyMessages } from '#messages/en/company.ts';
import type { EventsMessages } from '#messages/en/events.ts';
import type { FillInMessages } from '#messages/en/fill-in.ts';
import type { OrdersMessages } from '#messages/en/orders.ts';
import type { PdfMessages } from '#messages/en/pdf.ts';
import type { PeopleMessages } from '#messages/en/people.ts';
import type { ProofsMessages } from '#messages/en/proofs.ts';
import type { SsoMessages } from '#messages/en/sso.ts';
import type { Messages } from '../i18n/messages.ts';
import type { FeatureFailure } from './failure-text.ts';

/** The rows of the table of failures whose texts are loaded with a feature, each from its catalogue. */
export const featureFailures = {
  company: ({ failed }: CompanyMessages) => ({ title: failed.title, fallback: failed.text }),
  order: ({ failed, offline }: OrdersMessages) => ({ title: failed, fallback: offline }),
  shopOrder: ({ failed, shopPage }: OrdersMessages) => ({ title: failed, fallback: shopPage.failed }),
  links: ({ links }: FillInMessages) => ({ title: links.failed, fallback: links.offline }),
  designSwitch: ({ links }: FillInMessages) => ({ title: links.atOnceFailed, fallback: links.offline }),
  inbox: ({ inbox }: FillInMessages) => ({ title: inbox.failed, fallback: inbox.offline }),
  fillIn: ({ page: { failed } }: FillInMessages): FeatureFailure => ({
    title: failed.title,
    fallback: failed.other,
    unanswered: failed.offline,
    byCode: { TOO_MANY_SUBMISSIONS: failed.full, TOO_MANY_ATTEMPTS: failed.often },
    says: 'row',
  }),
  endpoints: ({ failed, errors }: EventsMessages): FeatureFailure => ({
    title: failed.title,
    fallback: failed.text,
    byCode: errors,
    says: 'server',
  }),
  sso: ({ failed, errors }: SsoMessages): FeatureFailure => ({
    title: failed.title,
    fallback: failed.text,
    byCode: errors,
    says: 'server',
  }),
  /** A stored file of a proof: the server may still make it. */
  proofFile: ({ file }: ProofsMessages, missing: string): FeatureFailure => ({
    title: file.failed,
    fallback: file.failed,
    byCode: { UNAVAILABLE: file.making, NOT_FOUND: missing },
    says: 'row',
  }),
  list: ({ listProblems, file }: PeopleMessages): FeatureFailure => ({
    title: file.failed,
    fallback: file.failed,
    byCode: listProblems,
    says: 'row',
  }),
  /** Cards that are printed in the worker: the print shop may be the reason. */
  print: ({ failures }: Messages, { shops }: PdfMessages, fallback: string): FeatureFailure => ({
    title: failures.generatePdf.title,
    fallback,
    byCode: { SHOP_UNUSABLE: shops.unusable, ICC_MISSING: shops.iccProblems.ICC_MISSING },
    says: 'row',
  }),
};
