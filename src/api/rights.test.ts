import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { linkKindOf } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import type { EmailTokenPurpose } from '#domain/account/email-tokens.ts';
import { cardOf } from '#domain/card/flat-card.ts';
import { uuidv7 } from './database/ids.ts';
import { cardStore } from './store/cards/cards.ts';
import { designStore } from './store/designs/designs.ts';
import { addCompany, setMember } from './store/testing/companies.ts';
import { createJobQueue } from './store/testing/job-queue.ts';
import { aCard } from './testing/a-card.ts';
import { withActiveAccount } from './testing/a-company.ts';
import { type ApiUnderTest, testPassword } from './testing/api-under-test.ts';
import type { Caller } from './testing/caller.ts';
import { addLink } from './testing/mail-links.ts';
import { startPayments } from './testing/payments-under-test.ts';
import { setUpApp } from './testing/second-factor.ts';

/** Access rights: every call of the OpenAPI document, sent by every kind of user. */

/**
 * Admins need a second factor here. `stolen` has the session cookie of an admin who has given theirs, and nothing else;
 * `unprotected` is an admin who has not set one up.
 */
const people = [
  'anonymous',
  'free',
  'premium',
  'enterprise',
  'admin',
  'impersonating',
  'deleted',
  'stolen',
  'unprotected',
] as const;
type Who = (typeof people)[number];

/** Statuses in the order of `people`. Each of them requests their own card. */
const rights: Record<EndpointName, readonly number[]> = {
  currentUser: [401, 200, 200, 200, 200, 200, 401, 200, 200],
  login: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  register: [201, 201, 201, 201, 201, 201, 201, 201, 201],
  logout: [204, 204, 204, 204, 204, 204, 204, 204, 204],
  listCards: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  readCard: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  cardFile: [401, 404, 404, 404, 404, 404, 401, 404, 403],
  saveCard: [401, 403, 201, 201, 201, 201, 401, 201, 403],
  changeCard: [401, 403, 200, 200, 200, 200, 401, 200, 403],
  deleteCard: [401, 204, 204, 204, 204, 204, 401, 204, 403],
  duplicateCard: [401, 403, 201, 201, 201, 201, 401, 201, 403],
  restoreCard: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listBin: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  binCards: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  restoreCards: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listDesigns: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  createDesign: [401, 403, 201, 201, 201, 201, 401, 201, 403],
  changeDesign: [401, 403, 200, 200, 200, 200, 401, 200, 403],
  listDesignVersions: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listPeopleOfDesign: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  deleteDesign: [401, 204, 204, 204, 204, 204, 401, 204, 403],
  importCards: [401, 403, 201, 201, 201, 201, 401, 201, 403],
  requestUpload: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listUsers: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  changeUser: [401, 403, 403, 403, 200, 403, 401, 403, 403],
  deleteUser: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  impersonate: [401, 403, 403, 403, 200, 403, 401, 403, 403],
  restoreSession: [401, 403, 403, 403, 403, 200, 401, 403, 403],
  // The password alone does not confirm the session of an admin who has a second factor.
  confirmPassword: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  listUserGrants: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  createPaymentIntent: [401, 200, 200, 409, 200, 403, 401, 200, 403],
  upgradeAccount: [401, 402, 402, 200, 402, 403, 401, 402, 403],
  listPayments: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  withdraw: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  listUserPayments: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  // Here, and where the address changes or the account is deleted, the password alone does not do either.
  changePassword: [401, 200, 200, 200, 403, 403, 401, 403, 403],
  readBilling: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  setBilling: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  setLanguage: [401, 204, 204, 204, 204, 403, 401, 204, 204],
  setLastAccount: [401, 204, 204, 204, 204, 403, 401, 204, 403],
  exportAccount: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  deleteAccount: [401, 200, 200, 200, 403, 403, 401, 403, 403],
  keepAccount: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  forgotPassword: [202, 202, 202, 202, 202, 202, 202, 202, 202],
  // Each with a link of another account; without a session nobody knows that.
  resetPassword: [200, 403, 403, 403, 403, 403, 200, 403, 403],
  verifyEmail: [200, 403, 403, 403, 403, 403, 200, 403, 403],
  undoEmailChange: [200, 403, 403, 403, 403, 403, 200, 403, 403],
  resendVerification: [401, 202, 202, 202, 202, 403, 401, 202, 403],
  changeEmail: [401, 202, 202, 202, 403, 403, 401, 403, 403],
  listAudit: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  exportAudit: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  readOverview: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  readUserPage: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  addSupportNote: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  endUserSessions: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  resendMail: [401, 403, 403, 403, 409, 403, 401, 403, 403],
  grantPlan: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  refundUserPayment: [401, 403, 403, 403, 404, 403, 401, 403, 403],
  sendPasswordLink: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  blockUser: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  deleteUserWithReason: [401, 403, 403, 403, 204, 403, 401, 403, 403],
  listAllCompanies: [401, 403, 403, 403, 200, 403, 401, 200, 403],
  legalText: [200, 200, 200, 200, 200, 200, 200, 200, 200],
  secondFactorOptions: [401, 200, 200, 200, 200, 403, 401, 200, 200],
  // Nobody here has a sign-in that waits for it.
  secondFactor: [401, 401, 401, 401, 401, 401, 401, 401, 401],
  listFactors: [401, 200, 200, 200, 200, 403, 401, 200, 200],
  proposeTotp: [401, 200, 200, 200, 403, 403, 401, 403, 200],
  confirmTotp: [401, 404, 404, 404, 404, 403, 401, 404, 404],
  proposePasskey: [401, 200, 200, 200, 403, 403, 401, 403, 200],
  addPasskey: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  removeFactor: [401, 404, 404, 404, 403, 403, 401, 403, 403],
  renewBackupCodes: [401, 404, 404, 404, 403, 403, 401, 403, 403],
  listSessions: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  endOtherSessions: [401, 204, 204, 204, 204, 403, 401, 204, 403],
  endOneSession: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  listIdentities: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  removeIdentity: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  listCompanies: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  createCompany: [401, 403, 403, 201, 201, 403, 401, 201, 403],
  // Nobody here is a member or acts for a company; see companyRights.
  leaveCompany: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  readCompany: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  countCompanyWork: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  changeCompany: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  deleteCompany: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  moveOwnCards: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  keepCompany: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  changeMember: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  removeMember: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  inviteMembers: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  revokeInvitation: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  admitPerson: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  refusePerson: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  listCompanyLog: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  exportCompanyLog: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  readInvitation: [400, 400, 400, 400, 400, 400, 400, 400, 400],
  acceptInvitation: [401, 400, 400, 400, 400, 403, 401, 400, 403],
  // No company has the domain of the address, and nobody here has begun a sign-in.
  startSso: [404, 404, 404, 404, 404, 404, 404, 404, 404],
  finishSso: [400, 400, 400, 400, 400, 400, 400, 400, 400],
  readSso: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  setSso: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  testSso: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  setSsoOnly: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  addMailDomain: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  checkMailDomain: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  removeMailDomain: [401, 403, 403, 403, 403, 403, 401, 403, 403],
  setCompanyDomain: [401, 403, 403, 403, 404, 403, 401, 403, 403],
  putPeople: [401, 403, 200, 200, 200, 403, 401, 200, 403],
  listKeys: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  createKey: [401, 201, 201, 201, 403, 403, 401, 403, 403],
  revokeKey: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  listEvents: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  addEndpoint: [401, 201, 201, 201, 201, 403, 401, 201, 403],
  // Nobody here has the endpoint of the path.
  changeEndpoint: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  removeEndpoint: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  renewEndpointSecret: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  testEndpoint: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  resendEvent: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  listLinks: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  revokeLink: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  renewLinkAddress: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  createFillInLinks: [401, 403, 201, 201, 201, 403, 401, 201, 403],
  // Nobody here has a link; src/api/share-links.test.ts has those who have one.
  readFillIn: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  readFillInImage: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  submitFillIn: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  listSubmissions: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  acceptSubmissions: [401, 403, 200, 200, 200, 403, 401, 200, 403],
  declineSubmissions: [401, 200, 200, 200, 200, 403, 401, 200, 403],
  sendProof: [401, 403, 201, 201, 201, 403, 401, 201, 403],
  listProofs: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  proofFile: [401, 404, 404, 404, 404, 404, 401, 404, 403],
  openProof: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  openProofImage: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  openProofFile: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  answerProof: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  closeRequest: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  listOrders: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listOrderedCards: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  listCardsUnderWay: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  readOrderTexts: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  nextOrder: [401, 200, 200, 200, 200, 200, 401, 200, 403],
  createOrder: [401, 403, 201, 201, 201, 403, 401, 201, 403],
  // The id is that of a card, so there is no such order.
  readOrder: [401, 404, 404, 404, 404, 404, 401, 404, 403],
  changeOrder: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  repeatOrder: [401, 404, 404, 404, 404, 403, 401, 404, 403],
  askForApproval: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  releaseOrder: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  sendOrder: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  cancelOrder: [401, 403, 404, 404, 404, 403, 401, 404, 403],
  openShopOrder: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  openShopImage: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  openShopFile: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  openShopArchive: [403, 403, 403, 403, 403, 403, 403, 403, 403],
  tickShopOrder: [403, 403, 403, 403, 403, 403, 403, 403, 403],
};

/** Who asks to act for a company. `viewing` is an admin who impersonates its owner. */
const companions = [
  'visitor',
  'stranger',
  'otherMember',
  'manager',
  'owner',
  'formerMember',
  'viewing',
] as const;
type Companion = (typeof companions)[number];

/** A call that members of a company can make for it. */
type CompanyCall = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { company: string } ? Name : never;
}[EndpointName];

const personalStatuses = [401, 403, 403, 403, 403, 403, 403];

/** Statuses in the order of `companions`, each of them with the header of the company. The cards are those of the company. */
const companyRights: Record<CompanyCall, readonly number[]> = {
  currentUser: [401, 403, 403, 200, 200, 403, 200],
  listCards: [401, 403, 403, 200, 200, 403, 200],
  readCard: [401, 403, 403, 200, 200, 403, 200],
  cardFile: [401, 403, 403, 404, 404, 403, 404],
  saveCard: [401, 403, 403, 201, 201, 403, 403],
  changeCard: [401, 403, 403, 200, 200, 403, 403],
  deleteCard: [401, 403, 403, 204, 204, 403, 403],
  duplicateCard: [401, 403, 403, 201, 201, 403, 403],
  restoreCard: [401, 403, 403, 200, 200, 403, 403],
  listBin: [401, 403, 403, 200, 200, 403, 200],
  binCards: [401, 403, 403, 200, 200, 403, 403],
  restoreCards: [401, 403, 403, 200, 200, 403, 403],
  listDesigns: [401, 403, 403, 200, 200, 403, 200],
  createDesign: [401, 403, 403, 201, 201, 403, 403],
  changeDesign: [401, 403, 403, 200, 200, 403, 403],
  listDesignVersions: [401, 403, 403, 200, 200, 403, 200],
  listPeopleOfDesign: [401, 403, 403, 200, 200, 403, 200],
  deleteDesign: [401, 403, 403, 204, 204, 403, 403],
  importCards: [401, 403, 403, 201, 201, 403, 403],
  requestUpload: [401, 403, 403, 200, 200, 403, 403],
  createPaymentIntent: [401, 403, 403, 403, 409, 403, 403],
  upgradeAccount: [401, 403, 403, 403, 200, 403, 403],
  listPayments: [401, 403, 403, 403, 200, 403, 403],
  withdraw: [401, 403, 403, 403, 404, 403, 403],
  readBilling: [401, 403, 403, 403, 200, 403, 403],
  setBilling: [401, 403, 403, 403, 200, 403, 403],
  exportAccount: [401, 403, 403, 403, 200, 403, 403],
  readCompany: [401, 403, 403, 200, 200, 403, 200],
  countCompanyWork: [401, 403, 403, 200, 200, 403, 200],
  changeCompany: [401, 403, 403, 403, 200, 403, 403],
  deleteCompany: [401, 403, 403, 403, 200, 403, 403],
  moveOwnCards: [401, 403, 403, 200, 200, 403, 403],
  keepCompany: [401, 403, 403, 403, 200, 403, 403],
  // The id is that of a card, so there is no such member, invitation or request.
  changeMember: [401, 403, 403, 403, 404, 403, 403],
  removeMember: [401, 403, 403, 403, 404, 403, 403],
  inviteMembers: [401, 403, 403, 403, 200, 403, 403],
  revokeInvitation: [401, 403, 403, 403, 404, 403, 403],
  admitPerson: [401, 403, 403, 403, 404, 403, 403],
  refusePerson: [401, 403, 403, 403, 404, 403, 403],
  listCompanyLog: [401, 403, 403, 403, 200, 403, 200],
  exportCompanyLog: [401, 403, 403, 403, 200, 403, 200],
  readSso: [401, 403, 403, 403, 200, 403, 403],
  setSso: [401, 403, 403, 403, 200, 403, 403],
  testSso: [401, 403, 403, 403, 409, 403, 403],
  setSsoOnly: [401, 403, 403, 403, 200, 403, 403],
  addMailDomain: [401, 403, 403, 403, 200, 403, 403],
  checkMailDomain: [401, 403, 403, 403, 404, 403, 403],
  removeMailDomain: [401, 403, 403, 403, 404, 403, 403],
  putPeople: [401, 403, 403, 200, 200, 403, 403],
  listKeys: [401, 403, 403, 200, 200, 403, 403],
  createKey: [401, 403, 403, 201, 201, 403, 403],
  revokeKey: [401, 403, 403, 404, 404, 403, 403],
  listEvents: [401, 403, 403, 200, 200, 403, 403],
  addEndpoint: [401, 403, 403, 201, 201, 403, 403],
  changeEndpoint: [401, 403, 403, 404, 404, 403, 403],
  removeEndpoint: [401, 403, 403, 404, 404, 403, 403],
  renewEndpointSecret: [401, 403, 403, 404, 404, 403, 403],
  testEndpoint: [401, 403, 403, 404, 404, 403, 403],
  resendEvent: [401, 403, 403, 404, 404, 403, 403],
  listLinks: [401, 403, 403, 200, 200, 403, 200],
  revokeLink: [401, 403, 403, 404, 404, 403, 403],
  renewLinkAddress: [401, 403, 403, 404, 404, 403, 403],
  createFillInLinks: [401, 403, 403, 201, 201, 403, 403],
  listSubmissions: [401, 403, 403, 200, 200, 403, 200],
  acceptSubmissions: [401, 403, 403, 200, 200, 403, 403],
  declineSubmissions: [401, 403, 403, 200, 200, 403, 403],
  sendProof: [401, 403, 403, 201, 201, 403, 403],
  listProofs: [401, 403, 403, 200, 200, 403, 200],
  proofFile: [401, 403, 403, 404, 404, 403, 404],
  closeRequest: [401, 403, 403, 404, 404, 403, 403],
  listOrders: [401, 403, 403, 200, 200, 403, 200],
  listOrderedCards: [401, 403, 403, 200, 200, 403, 200],
  listCardsUnderWay: [401, 403, 403, 200, 200, 403, 200],
  readOrderTexts: [401, 403, 403, 200, 200, 403, 200],
  nextOrder: [401, 403, 403, 200, 200, 403, 200],
  createOrder: [401, 403, 403, 201, 201, 403, 403],
  readOrder: [401, 403, 403, 404, 404, 403, 404],
  changeOrder: [401, 403, 403, 404, 404, 403, 403],
  repeatOrder: [401, 403, 403, 404, 404, 403, 403],
  askForApproval: [401, 403, 403, 404, 404, 403, 403],
  releaseOrder: [401, 403, 403, 404, 404, 403, 403],
  sendOrder: [401, 403, 403, 404, 404, 403, 403],
  cancelOrder: [401, 403, 403, 404, 404, 403, 403],
};

const api = await startPayments({ environment: { ADMIN_SECOND_FACTOR: 'required' } });
afterAll(() => api.close());
await createJobQueue(api.db);

const someone = async () => (await api.addUser()).username;
const aLink = async (purpose: EmailTokenPurpose) =>
  (await addLink(api.db, purpose, await api.addUser())).token;
const inventedPasskey = {
  id: 'aW52ZW50ZWQ',
  rawId: 'aW52ZW50ZWQ',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
};
const edit = { password: '', role: 'free', cardLimit: 1, isAdmin: false };

/** The request bodies. */
const bodies: Partial<Record<EndpointName, (cardId: string) => Promise<object>>> = {
  binCards: async (cardId) => ({ ids: [cardId] }),
  restoreCards: async (cardId) => ({ ids: [cardId] }),
  createDesign: async (cardId) => ({ name: 'A design', cardId }),
  changeDesign: async () => ({ name: 'Renamed' }),
  importCards: async () => ({ create: [{ texts: { fullName: 'Ján Kováč' } }] }),
  createFillInLinks: async () => ({}),
  acceptSubmissions: async () => ({ rows: [{ id: uuidv7(), version: 1, cardId: null }] }),
  declineSubmissions: async () => ({ ids: [uuidv7()] }),
  sendProof: async (cardId) => ({ cardIds: [cardId] }),
  createOrder: async (cardId) => ({ lines: [{ cardId, quantity: 100 }], evenIfOrdered: true }),
  changeOrder: async () => ({ version: 1 }),
  askForApproval: async () => ({ version: 1 }),
  releaseOrder: async () => ({ version: 1 }),
  sendOrder: async () => ({ version: 1 }),
  cancelOrder: async () => ({ version: 1 }),
  login: async () => ({ username: await someone(), password: testPassword }),
  register: async () => ({ username: uuidv7(), email: `${uuidv7()}@cards.example`, password: 'lumen-1' }),
  saveCard: async () => aCard(),
  changeCard: async () => ({ name: 'Renamed' }),
  createPaymentIntent: async () => ({ plan: 'corporate', amount: 90 }),
  upgradeAccount: async () => ({ plan: 'corporate' }),
  changeUser: async () => ({ ...edit, username: uuidv7() }),
  addSupportNote: async () => ({ text: 'Asked about a link' }),
  endUserSessions: async () => ({ reason: 'Phone lost' }),
  resendMail: async () => ({ reason: 'Mailbox was full' }),
  grantPlan: async () => ({ role: 'premium', cardLimit: 50, reason: 'A gift' }),
  refundUserPayment: async () => ({ reason: 'Asked by mail' }),
  sendPasswordLink: async () => ({ reason: 'Asked by phone' }),
  blockUser: async () => ({ isBlocked: true, reason: 'Spam' }),
  deleteUserWithReason: async () => ({ reason: 'Asked by mail' }),
  changePassword: async () => ({ currentPassword: testPassword, newPassword: 'a better one' }),
  setBilling: async () => ({ details: null }),
  setLanguage: async () => ({ language: 'sk' }),
  setLastAccount: async () => ({ companyId: null }),
  deleteAccount: async () => ({ password: testPassword }),
  confirmPassword: async () => ({ password: testPassword }),
  forgotPassword: async () => ({ email: `${uuidv7()}@cards.example` }),
  resetPassword: async () => ({ token: await aLink('reset_password'), newPassword: 'a better one' }),
  verifyEmail: async () => ({ token: await aLink('verify_email') }),
  undoEmailChange: async () => ({ token: await aLink('undo_email_change') }),
  secondFactor: async () => ({ code: '000000' }),
  proposeTotp: async () => ({ password: testPassword }),
  confirmTotp: async () => ({ code: '000000' }),
  proposePasskey: async () => ({ password: testPassword }),
  addPasskey: async () => ({ name: 'Invented', passkey: inventedPasskey }),
  removeFactor: async () => ({ factor: 'totp', password: testPassword }),
  renewBackupCodes: async () => ({ password: testPassword }),
  endOneSession: async () => ({ id: 'AAAA' }),
  createCompany: async () => ({ name: 'Stavby', country: 'SK', billing: null, withCards: true }),
  changeCompany: async () => ({ name: 'Stavby', country: 'SK', billing: null }),
  deleteCompany: async () => ({ password: testPassword }),
  changeMember: async () => ({ role: 'owner' }),
  putPeople: async () => ({ people: [{ externalId: 'hr-1', texts: { fullName: 'Ján Kováč' } }] }),
  createKey: async () => ({ name: 'HR system', scopes: ['cards:read'], password: testPassword }),
  addEndpoint: async () => ({ url: 'http://127.0.0.1:9/', types: ['order.sent'] }),
  changeEndpoint: async () => ({ types: ['order.sent'], isOn: true }),
  inviteMembers: async () => ({ emails: [`${uuidv7()}@cards.example`], role: 'manager' }),
  readInvitation: async () => ({ token: 'AAAA' }),
  acceptInvitation: async () => ({ token: 'AAAA' }),
  removeIdentity: async () => ({ companyId: uuidv7() }),
  startSso: async () => ({ email: 'adam@unknown.example' }),
  finishSso: async () => ({ query: 'code=AAAA&state=AAAA' }),
  setSso: async () => ({ connection: null, password: testPassword }),
  setSsoOnly: async () => ({ isOnly: false, password: testPassword }),
  addMailDomain: async () => ({ domain: 'stavby.example' }),
  checkMailDomain: async () => ({ domain: 'unknown.example' }),
  removeMailDomain: async () => ({ domain: 'unknown.example' }),
  setCompanyDomain: async () => ({ domain: 'stavby.example', isProved: true, reason: 'By contract' }),
  changeEmail: async () => ({ email: `${uuidv7()}@cards.example`, password: testPassword }),
};

/** Runs before the call. */
const preparations: Partial<Record<EndpointName, (accountId: string, cardId: string) => Promise<unknown>>> = {
  // Anonymous and deleted users have no card to delete.
  restoreCard: (accountId, cardId) =>
    cardStore(api.db)
      .moveToBin(accountId, cardId)
      .catch(() => undefined),
  restoreCards: (accountId, cardId) => cardStore(api.db).moveManyToBin(accountId, [cardId]),
  // The last admin cannot delete their account.
  deleteAccount: () => api.addUser({ role: 'admin', isAdmin: true }),
};

test('the table of rights lists exactly the calls of the OpenAPI document', async () => {
  const document = (await api.visitor().get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const judged = (Object.keys(rights) as EndpointName[]).map(
    (name) => `${endpoints[name].method} ${endpoints[name].path}`,
  );
  expect(judged.sort()).toEqual(served.sort());
});

const cells = (Object.entries(rights) as [EndpointName, readonly number[]][]).flatMap(([call, statuses]) =>
  people.map((who, place) => ({ call, who, status: statuses[place] ?? 0 })),
);

test.each(cells)('$call by $who: $status', async ({ call, who, status }) => {
  const person = await (isWithoutEffect(call, status) ? frequent(who) : arrive(who));
  expect(await statusOf(call, person)).toBe(status);
});

const personalCells = (Object.keys(endpoints) as EndpointName[])
  .filter((call) => endpoints[call].access !== 'anyone' && linkKindOf(endpoints[call]) === null)
  .filter((call) => !Object.hasOwn(companyRights, call))
  .map((call) => ({ call, statuses: personalStatuses }));
const companyCells = [
  ...personalCells,
  ...Object.entries(companyRights).map(([call, statuses]) => ({ call: call as EndpointName, statuses })),
].flatMap(({ call, statuses }) =>
  companions.map((who, place) => ({ call, who, status: statuses[place] ?? 0 })),
);

test.each(companyCells)('$call for a company by $who: $status', async ({ call, who, status }) => {
  const person = await (isWithoutEffect(call, status) ? frequentFor(who) : arriveFor(who));
  expect(await statusOf(call, person)).toBe(status);
});

function isWithoutEffect(call: EndpointName, status: number): boolean {
  return endpoints[call].method === 'GET' || status >= 400;
}

async function statusOf(call: EndpointName, { caller, accountId, cardId }: Person): Promise<number> {
  await preparations[call]?.(accountId, cardId);
  const { method, path } = endpoints[call];
  const id = await idFor(path, accountId, cardId);
  const url =
    path
      .replace(':id', id)
      .replace(':page', 'terms')
      .replace(/:(mail|payment|event)Id/, uuidv7()) + (queries[call] ?? '');
  const body = await bodies[call]?.(cardId);
  const response = await send(caller, method, url, body);
  return response.statusCode;
}

const queries: Partial<Record<EndpointName, string>> = {
  deleteDesign: '?cards=keep',
  legalText: '?language=en',
};

/** The id in the path: of another user, of an own design, or of an own card. */
async function idFor(path: string, accountId: string, cardId: string): Promise<string> {
  if (path.startsWith('/api/admin')) return (await api.addUser()).id;
  if (!path.startsWith('/api/designs/')) return cardId;
  const designs = designStore(api.db);
  // A person who is sent for several calls has a design of the card already.
  const [known] = await designs.list(accountId);
  if (known) return known.id;
  const id = uuidv7();
  const create = (from: string) =>
    designs.createFromCard(accountId, { id, name: 'A design', cardId: from }, null);
  // Another call may have moved the card to the bin; anonymous and deleted users have none.
  await create(cardId)
    .catch(async () => create(await saveTo(accountId)))
    .catch(() => undefined);
  return id;
}

function send(
  caller: Caller,
  method: (typeof endpoints)[EndpointName]['method'],
  url: string,
  body?: object,
) {
  switch (method) {
    case 'GET':
      return caller.get(url);
    case 'DELETE':
      return caller.delete(url);
    case 'POST':
      return caller.post(url, body);
    case 'PUT':
      return caller.put(url, body);
  }
}

type Person = { caller: Caller; accountId: string; cardId: string };

const known = new Map<Who, Promise<Person>>();

/** The same user of a kind each time, for calls that change nothing. */
function frequent(who: Who): Promise<Person> {
  const person = known.get(who) ?? arrive(who);
  known.set(who, person);
  return person;
}

const knownFor = new Map<Companion, Promise<Person>>();

function frequentFor(who: Companion): Promise<Person> {
  const person = knownFor.get(who) ?? arriveFor(who);
  knownFor.set(who, person);
  return person;
}

/** Creates a company with a card, and someone who asks to act for it. */
async function arriveFor(who: Companion): Promise<Person> {
  const id = await addCompany(api.db);
  const cardId = await saveTo(id);
  const person = await companionOf(id, who);
  return { caller: withActiveAccount(person, id), accountId: id, cardId };
}

async function companionOf(companyId: string, who: Companion): Promise<Caller> {
  if (who === 'visitor') return api.visitor();
  const caller = await api.signedIn();
  const { id } = caller.user;
  switch (who) {
    case 'stranger':
      return caller;
    case 'otherMember':
      await setMember(api.db, await addCompany(api.db), id, 'owner');
      return caller;
    case 'manager':
    case 'owner':
      await setMember(api.db, companyId, id, who);
      return caller;
    case 'formerMember':
      await setMember(api.db, companyId, id, 'owner');
      await setMember(api.db, companyId, id, null);
      return caller;
    case 'viewing': {
      await setMember(api.db, companyId, id, 'owner');
      const { caller: admin } = await protectedAdmin();
      await admin.post(`/api/admin/impersonate/${id}`);
      return admin;
    }
  }
}

/** Creates a user of a kind with a card. An anonymous visitor gets random ids. */
async function arrive(who: Who): Promise<Person> {
  switch (who) {
    case 'anonymous':
      return { caller: api.visitor(), accountId: uuidv7(), cardId: uuidv7() };
    case 'free':
      return owner({ role: 'free', cardLimit: 1 });
    case 'premium':
      return owner({ role: 'premium', cardLimit: 50 });
    case 'enterprise':
      return owner({ role: 'enterprise', cardLimit: 500 });
    case 'admin':
      return protectedAdmin();
    case 'stolen': {
      const admin = await protectedAdmin();
      const thief = api.visitor();
      thief.setCookie(admin.caller.cookie() ?? '');
      return { ...admin, caller: thief };
    }
    case 'unprotected':
      return owner({ role: 'admin', cardLimit: 500, isAdmin: true });
    case 'impersonating': {
      const { caller: admin } = await protectedAdmin();
      const viewed = await owner({ role: 'premium', cardLimit: 50 });
      await admin.post(`/api/admin/impersonate/${viewed.userId}`);
      return { ...viewed, caller: admin };
    }
    case 'deleted': {
      const deleted = await owner({ role: 'premium', cardLimit: 50 });
      await api.db.execute(sql`DELETE FROM users WHERE id = ${deleted.userId}`);
      return deleted;
    }
  }
}

/** An admin who has set up an authenticator app and given its code in this session. */
async function protectedAdmin() {
  const admin = await owner({ role: 'admin', cardLimit: 500, isAdmin: true });
  await setUpApp(admin.caller);
  return admin;
}

async function owner(wanted: Parameters<ApiUnderTest['signedIn']>[0]) {
  const caller = await api.signedIn(wanted);
  const { id: userId, accountId } = caller.user;
  return { caller, userId, accountId, cardId: await saveTo(accountId) };
}

async function saveTo(accountId: string): Promise<string> {
  const id = uuidv7();
  const card = cardOf({ companyName: 'Atelier Lumen', fullName: 'Elena Marek' });
  await cardStore(api.db).save(accountId, { id, name: 'A card', card, logoId: null }, null);
  return id;
}
