import { expect, test } from 'vitest';
import { linkKindOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

test('the contract has the calls of the specification', () => {
  const paths = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(
    expect.arrayContaining([
      'GET /api/auth/user',
      'POST /api/auth/login',
      'POST /api/auth/register',
      'POST /api/auth/logout',
      'GET /api/business-cards',
      'GET /api/business-cards/:id',
      'POST /api/business-cards',
      'PUT /api/business-cards/:id',
      'DELETE /api/business-cards/:id',
      'POST /api/business-cards/:id/duplicate',
      'POST /api/objects/upload',
      'GET /api/admin/users',
      'PUT /api/admin/users/:id',
      'DELETE /api/admin/users/:id',
      'POST /api/admin/impersonate/:id',
      'POST /api/admin/restore-session',
      'POST /api/create-payment-intent',
      'POST /api/upgrade-account',
    ]),
  );
});

test('all calls under /api/admin except restore-session need an admin', () => {
  const below = Object.entries(endpoints).filter(([, { path }]) => path.startsWith('/api/admin/'));
  const access = below.map(([name, endpoint]) => [name, endpoint.access]);
  expect(Object.fromEntries(access)).toMatchObject({ listUsers: 'admin', restoreSession: 'signedIn' });
  const isForAdmins = (who: unknown) => who === 'admin' || who === 'confirmedAdmin';
  expect(access.filter(([, who]) => !isForAdmins(who))).toEqual([['restoreSession', 'signedIn']]);
});

test('calls that change, delete or impersonate a user need the admin’s password', () => {
  const changing = Object.entries(endpoints).filter(([, { access }]) => access === 'confirmedAdmin');
  expect(new Set(changing.map(([name]) => name))).toEqual(
    new Set([
      'changeUser',
      'deleteUser',
      'impersonate',
      'addSupportNote',
      'endUserSessions',
      'resendMail',
      'grantPlan',
      'refundUserPayment',
      'sendPasswordLink',
      'blockUser',
      'deleteUserWithReason',
      'setCompanyDomain',
    ]),
  );
});

test('without a session only login with its second factor, single sign-on, registration, logout, links in mails, invitations and legal texts can be called', () => {
  const open = Object.entries(endpoints).filter(([, { access }]) => access === 'anyone');
  expect(new Set(open.map(([name]) => name))).toEqual(
    new Set([
      'login',
      'register',
      'logout',
      'forgotPassword',
      'resetPassword',
      'verifyEmail',
      'undoEmailChange',
      'legalText',
      'secondFactorOptions',
      'secondFactor',
      'readInvitation',
      'startSso',
      'finishSso',
    ]),
  );
  expect(endpoints.currentUser.access).toBe('signedIn');
});

test('by a link only the calls of its kind can be made', () => {
  const byLink = Object.entries(endpoints).flatMap(([name, call]) => {
    const kind = linkKindOf(call);
    return kind ? [[kind, name]] : [];
  });
  expect(new Set(byLink)).toEqual(
    new Set([
      ['fill_in', 'readFillIn'],
      ['fill_in', 'readFillInImage'],
      ['fill_in', 'submitFillIn'],
      ['proof', 'openProof'],
      ['proof', 'openProofImage'],
      ['proof', 'openProofFile'],
      ['proof', 'answerProof'],
      ['shop', 'openShopOrder'],
      ['shop', 'openShopImage'],
      ['shop', 'openShopFile'],
      ['shop', 'openShopArchive'],
      ['shop', 'tickShopOrder'],
    ]),
  );
});

test('calls about payments, the own account the people of a company and links to strangers are refused while impersonating', () => {
  const notImpersonating = Object.entries(endpoints).filter(
    ([, { access }]) => access === 'notImpersonating',
  );
  expect(new Set(notImpersonating.map(([name]) => name))).toEqual(
    new Set([
      'createPaymentIntent',
      'upgradeAccount',
      'listPayments',
      'withdraw',
      'changePassword',
      'readBilling',
      'setBilling',
      'setLanguage',
      'setLastAccount',
      'exportAccount',
      'deleteAccount',
      'keepAccount',
      'resendVerification',
      'changeEmail',
      'listFactors',
      'proposeTotp',
      'confirmTotp',
      'proposePasskey',
      'addPasskey',
      'removeFactor',
      'renewBackupCodes',
      'listSessions',
      'endOtherSessions',
      'endOneSession',
      'createCompany',
      'leaveCompany',
      'changeCompany',
      'deleteCompany',
      'moveOwnCards',
      'keepCompany',
      'changeMember',
      'removeMember',
      'inviteMembers',
      'revokeInvitation',
      'admitPerson',
      'refusePerson',
      'acceptInvitation',
      'listIdentities',
      'removeIdentity',
      'readSso',
      'setSso',
      'testSso',
      'setSsoOnly',
      'addMailDomain',
      'checkMailDomain',
      'removeMailDomain',
      'putPeople',
      'listKeys',
      'createKey',
      'revokeKey',
      'listEvents',
      'addEndpoint',
      'changeEndpoint',
      'removeEndpoint',
      'renewEndpointSecret',
      'testEndpoint',
      'resendEvent',
      'revokeLink',
      'renewLinkAddress',
      'createFillInLinks',
      'acceptSubmissions',
      'declineSubmissions',
      'sendProof',
      'closeRequest',
      'createOrder',
      'changeOrder',
      'repeatOrder',
      'askForApproval',
      'releaseOrder',
      'sendOrder',
      'cancelOrder',
    ]),
  );
});

test('a key opens only the cards, the designs, the people and the orders of its account', () => {
  const byKey = Object.entries(endpoints).flatMap(([name, call]) =>
    'scope' in call ? [[call.scope, name]] : [],
  );
  expect(new Set(byKey)).toEqual(
    new Set([
      ['cards:read', 'listCards'],
      ['cards:read', 'readCard'],
      ['cards:read', 'cardFile'],
      ['cards:write', 'saveCard'],
      ['cards:write', 'changeCard'],
      ['cards:write', 'deleteCard'],
      ['designs:read', 'listDesigns'],
      ['people:write', 'putPeople'],
      ['orders:read', 'listOrders'],
      ['orders:read', 'nextOrder'],
      ['orders:read', 'readOrder'],
    ]),
  );
});

test('what is about a person, and asks for no password, is refused in a session that a provider opened', () => {
  const personal = Object.entries(endpoints).flatMap(([name, call]) =>
    'personal' in call ? [[call.personal, name]] : [],
  );
  expect(new Set(personal)).toEqual(
    new Set([
      ['own', 'withdraw'],
      ['own', 'exportAccount'],
      ['own', 'keepAccount'],
      ['own', 'endOtherSessions'],
      ['own', 'endOneSession'],
      ['own', 'createCompany'],
      ['own', 'leaveCompany'],
      ['also', 'moveOwnCards'],
      ['own', 'acceptInvitation'],
      ['own', 'removeIdentity'],
      ['own', 'revokeKey'],
      ['own', 'addEndpoint'],
      ['own', 'changeEndpoint'],
      ['own', 'removeEndpoint'],
      ['own', 'renewEndpointSecret'],
    ]),
  );
});
