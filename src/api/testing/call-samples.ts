import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { cardOf, type FlatCard } from '#domain/card/flat-card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { textBlocks } from '#domain/card/shared-sizes.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { uuidv7 } from '../database/ids.ts';
import { savedCard } from './a-card.ts';
import { aCompany } from './a-company.ts';
import { aDesign } from './a-design.ts';
import { aFillInLink, withToken } from './a-link.ts';
import { type ApiUnderTest, testPassword } from './api-under-test.ts';
import type { Caller } from './caller.ts';
import { addLink } from './mail-links.ts';
import { passkeyOfDevice } from './passkey.ts';
import { proposePasskey, registerPasskey, setUpApp } from './second-factor.ts';

/** A request of a call: who sends it, its bodies, of which each is complete alone, the id of its path and its query. */
export type Sent = { caller: Caller; bodies?: object[]; id?: string; query?: Record<string, string> };
export type Sample = () => Promise<Sent>;

const email = 'elena@cards.example';
const password = testPassword;
const noPassword = 'not the one';
const colour = '#123456';
const anyPasskey = passkeyOfDevice().use('');
const anyProof = {
  code: '123456',
  passkey: { ...anyPasskey, response: { ...anyPasskey.response, userHandle: 'AAAA' } },
};
const anyProfiles = [
  { name: 'Shop', icc: 'FOGRA39', text: 'fonts', fileName: 'card' },
  {
    finishing: { plate: 'Varnish', parts: ['fullName'] },
    inks: [{ colour: '#1e293b', spot: 'Pantone 280 C', names: ['Blue'] }],
  },
];
const anyOrder = (cardId: string) => ({
  lines: [{ cardId, quantity: 100 }],
  details: {
    shop: 'Kontrast',
    stock: '350 g',
    delivery: 'Kálov 12, Žilina',
    contact: '+421 917 480 210',
    note: 'Please call first',
    wantedBy: '2026-11-27',
  },
});
const texts = {
  ...Object.fromEntries(textFields.map((field) => [field, field === 'email' ? email : field])),
  labels: { phone: 'Office' },
};
const front = {
  ...texts,
  ...Object.fromEntries(
    textFields.flatMap((field) => (field === 'fullName' ? [] : [[`${field}Font`, fontNames[0]]])),
  ),
  ...Object.fromEntries(textFields.map((field) => [`${field}Color`, colour])),
  companyFont: fontNames[0],
  dataFont: fontNames[0],
  nameFont: fontNames[0],
  orientation: 'landscape',
  layout: 'classic',
  contactLabels: 'letters',
  initials: 'VK',
  look: {
    id: 'bauhaus',
    version: 1,
    palette: 'limeOnPine',
    motif: 'tiles',
    fonts: { heading: fontNames[0], data: fontNames[0] },
  },
  backgroundColor: colour,
  format: 'eu',
  picture: {
    ref: `/objects/uploads/${uuidv7()}`,
    pixels: { width: 600, height: 400 },
    shape: 'round',
    focus: { x: 0.5, y: 0.5 },
    zoom: 1,
  },
  logoUrl: `/objects/uploads/${uuidv7()}`,
  logoDarkUrl: `/objects/uploads/${uuidv7()}`,
  logoSize: '20',
  logoX: '0',
  logoY: '0',
  logoVersion: 'automatic',
  adjustments: {
    fields: { fullName: { caps: 'upper' } },
    blocks: Object.fromEntries(textBlocks.map((block) => [block, { align: 'right', order: ['email'] }])),
    logo: { place: 'top' },
    code: { content: 'vcard', value: 'Hello', fields: ['email'], place: 'bottom right' },
    graphic: { zoom: 1.5 },
  },
};
const backText = { text: 'Hello', font: fontNames[0], colour };
const backs = [
  { kind: 'look', background: colour },
  { kind: 'logo', background: colour },
  {
    kind: 'qr',
    background: colour,
    qr: { content: 'text', value: 'Hello', fields: ['email'], colour },
    above: backText,
    below: backText,
  },
  { kind: 'text', background: colour, message: backText },
  {
    kind: 'card',
    background: colour,
    content: texts,
    colours: Object.fromEntries(textFields.map((field) => [field, colour])),
  },
];
const cards = [front, ...backs.map((back) => ({ companyName: 'Lumen', fullName: 'Elena', back }))];

/** The request of a call, with every string that it can have. Most of them succeed. */
export async function callSamples(api: ApiUnderTest): Promise<(name: EndpointName) => Sample> {
  const user = await api.signedIn({ role: 'enterprise', cardLimit: 10_000 });
  const admin = await api.signedIn({ role: 'admin', isAdmin: true });
  const { id: cardId } = await savedCard(user);
  const design = await aDesign(user);
  const fillIn = await aFillInLink(user, design.id);
  const withApp = await api.signedIn();
  const { backupCodes } = await setUpApp(withApp);
  const withPasskey = await api.signedIn();
  const passkeyOfOwner = await registerPasskey(withPasskey);

  const ofCard: Sample = async () => ({ caller: user, id: cardId });
  const ofUser: Sample = async () => ({ caller: admin, id: (await api.addUser()).id });
  const paged: Sample = async () => ({ caller: user, query: { before: uuidv7() } });
  const stepUp: Sample = async () => ({
    caller: user,
    bodies: [{ password: noPassword, ...anyProof }],
  });
  const link =
    (purpose: Parameters<typeof addLink>[1], more: object = {}) =>
    async () => {
      const { token } = await addLink(api.db, purpose, await api.addUser());
      return { caller: api.visitor(), bodies: [{ token, ...more }] };
    };
  const audit = { action: 'user_updated', actor: 'elena', subject: 'elena', username: 'elena' };
  const times = { from: '2026-11-17T00:00:00Z', to: '2026-11-17T00:00:00Z' };

  const samples: Partial<Record<EndpointName, Sample>> = {
    logout: async () => ({ caller: api.visitor() }),
    login: async () => {
      const { username } = await api.addUser();
      return { caller: api.visitor(), bodies: [{ username, password }] };
    },
    register: async () => ({
      caller: api.visitor(),
      bodies: [
        {
          username: uuidv7(),
          email: `${uuidv7()}@cards.example`,
          password,
          role: 'admin',
          invitation: 'token',
        },
      ],
    }),
    listCards: paged,
    readCard: ofCard,
    cardFile: ofCard,
    saveCard: async () => ({ caller: user, bodies: cards.map((card) => ({ ...card, name: 'A card' })) }),
    changeCard: async () => ({
      ...(await ofCard()),
      bodies: [
        ...cards.map((card) => ({ ...card, name: 'A card' })),
        { name: 'A card', designId: uuidv7(), branchId: uuidv7(), setIn: 'Inter' },
        { name: 'A card', designId: uuidv7(), branch: 'Košice' },
      ],
    }),
    deleteCard: ofCard,
    duplicateCard: ofCard,
    restoreCard: ofCard,
    listBin: paged,
    binCards: async () => ({ caller: user, bodies: [{ ids: [uuidv7()] }] }),
    restoreCards: async () => ({ caller: user, bodies: [{ ids: [uuidv7()] }] }),
    createDesign: async () => ({
      caller: user,
      bodies: [{ name: 'A design', cardId }],
    }),
    changeDesign: async () => {
      const { id } = design;
      const rules = { ...design.rules, picture: 'optional' };
      const listRules = Object.fromEntries(textFields.map((field) => [field, 'first']));
      const branches = [{ id: uuidv7(), name: 'Košice', texts: { city: 'Košice' } }];
      const [first, ...others] = cards.map((flat) => ({ card: cardOf(flat as FlatCard) }));
      const withTexts = { branches: [{ id: uuidv7(), name: 'All', texts }] };
      return {
        caller: user,
        id,
        bodies: [{ ...first, name: 'A design', rules, listRules, branches }, ...others, withTexts],
      };
    },
    listDesignVersions: async () => ({ caller: user, id: design.id }),
    listPeopleOfDesign: async () => ({ caller: user, id: design.id }),
    deleteDesign: async () => ({ caller: user, id: design.id, query: { cards: 'keep' } }),
    importCards: async () => {
      const { id } = design;
      const listed = { texts, read: texts, earlier: texts, branch: 'Košice', number: '7' };
      const person = { name: 'A card', branchId: uuidv7(), texts, listed, setIn: 'Inter' };
      const [create, change, bin] = [[person], [{ ...person, id: uuidv7() }], [uuidv7()]];
      return {
        caller: user,
        id,
        bodies: [{ create }, { change }, { bin }, { seen: [{ id: uuidv7(), listed }] }],
      };
    },
    requestUpload: async () => ({ caller: user, query: { byteSize: '100' } }),
    listUsers: async () => ({ caller: admin, query: { search: 'elena', sort: 'created', after: uuidv7() } }),
    changeUser: async () => {
      const { id, username } = await api.addUser();
      return {
        caller: admin,
        id,
        bodies: [{ username, password, role: 'free', cardLimit: 1, isAdmin: false }],
      };
    },
    deleteUser: ofUser,
    impersonate: async () => ({ caller: user, id: uuidv7() }),
    confirmPassword: async () => ({ caller: admin, bodies: [{ password: noPassword, ...anyProof }] }),
    listUserGrants: ofUser,
    listAudit: async () => ({ caller: admin, query: { ...audit, ...times, before: uuidv7() } }),
    readOverview: async () => ({ caller: admin, query: { days: '7' } }),
    exportAudit: async () => ({ caller: admin, query: { ...audit, ...times } }),
    readUserPage: ofUser,
    addSupportNote: async () => ({ ...(await ofUser()), bodies: [{ text: 'Asked about a link' }] }),
    endUserSessions: async () => ({ ...(await ofUser()), bodies: [{ reason: 'Phone lost' }] }),
    resendMail: async () => ({ ...(await ofUser()), bodies: [{ reason: 'Mailbox was full' }] }),
    grantPlan: async () => ({
      ...(await ofUser()),
      bodies: [{ role: 'premium', cardLimit: 50, reason: 'A gift' }],
    }),
    refundUserPayment: async () => ({ ...(await ofUser()), bodies: [{ reason: 'Asked by mail' }] }),
    sendPasswordLink: async () => ({ ...(await ofUser()), bodies: [{ reason: 'Asked by phone' }] }),
    blockUser: async () => ({ ...(await ofUser()), bodies: [{ isBlocked: true, reason: 'Spam' }] }),
    deleteUserWithReason: async () => ({ ...(await ofUser()), bodies: [{ reason: 'Asked by mail' }] }),
    listAllCompanies: async () => ({
      caller: admin,
      query: { search: 'norfield', after: uuidv7(), limit: '100' },
    }),
    createPaymentIntent: async () => ({ caller: user, bodies: [{ plan: 'corporate', amount: 1 }] }),
    upgradeAccount: async () => ({ caller: user, bodies: [{ plan: 'corporate' }] }),
    withdraw: async () => ({ caller: user, id: uuidv7() }),
    listUserPayments: ofUser,
    changePassword: async () => ({
      caller: user,
      bodies: [{ currentPassword: noPassword, newPassword: password, ...anyProof }],
    }),
    setBilling: async () => ({
      caller: user,
      bodies: [
        {
          details: {
            company: 'Lumen',
            address: 'Hlavná 1',
            country: 'SK',
            registrationNumber: '36123456',
            vatId: 'SK2020202020',
          },
        },
      ],
    }),
    setLanguage: async () => ({ caller: user, bodies: [{ language: 'sk' }] }),
    setLastAccount: async () => ({ caller: user, bodies: [{ companyId: uuidv7() }] }),
    deleteAccount: stepUp,
    forgotPassword: async () => ({ caller: api.visitor(), bodies: [{ email }] }),
    resetPassword: link('reset_password', { newPassword: 'a better one' }),
    verifyEmail: link('verify_email'),
    undoEmailChange: link('undo_email_change'),
    changeEmail: async () => ({ caller: user, bodies: [{ email, password: noPassword, ...anyProof }] }),
    legalText: async () => ({ caller: api.visitor(), id: 'terms', query: { language: 'en' } }),
    secondFactor: async () => {
      const caller = api.visitor();
      await caller.post('/api/auth/login', { username: withPasskey.user.username, password });
      const asked = await caller.post('/api/auth/second-factor/options');
      const { challenge } = asked.json<{ passkey: { challenge: string } }>().passkey;
      const used = passkeyOfOwner.use(challenge);
      const response = { ...used.response, userHandle: 'AAAA' };
      return { caller, bodies: [{ passkey: { ...used, response } }, { code: '123456' }] };
    },
    proposeTotp: stepUp,
    confirmTotp: async () => ({ caller: user, bodies: [{ code: '123456' }] }),
    proposePasskey: stepUp,
    addPasskey: async () => {
      const caller = await api.signedIn();
      const { challenge } = await proposePasskey(caller);
      const created = passkeyOfDevice().create(challenge);
      const passkey = { ...created, response: { ...created.response, transports: ['internal'] } };
      return { caller, bodies: [{ name: 'A device', passkey }] };
    },
    removeFactor: async () => {
      // A backup code works once; there are enough of them for the id, which comes first.
      const proof = { password, code: backupCodes.pop() ?? '123456' };
      const { passkey } = anyProof;
      return {
        caller: withApp,
        bodies: [
          { factor: 'AAAA', ...proof },
          { factor: 'totp', password, passkey },
        ],
      };
    },
    renewBackupCodes: stepUp,
    endOtherSessions: async () => ({ caller: api.visitor() }),
    endOneSession: async () => ({ caller: user, bodies: [{ id: 'AAAA' }] }),
    putPeople: async () => ({
      caller: user,
      id: design.id,
      bodies: [
        { people: [{ externalId: 'hr-1', texts, branchId: uuidv7(), branch: 'Košice' }], complete: true },
      ],
    }),
    createKey: async () => ({
      caller: await api.signedIn(),
      bodies: [{ name: 'HR system', scopes: ['cards:read'], password, ...anyProof }],
    }),
    revokeKey: async () => ({ caller: user, id: uuidv7() }),
    addEndpoint: async () => ({
      caller: await api.signedIn(),
      bodies: [{ url: 'http://127.0.0.1:9/hook', types: ['order.sent'] }],
    }),
    changeEndpoint: async () => ({
      caller: user,
      id: uuidv7(),
      bodies: [{ types: ['order.sent'], isOn: false }],
    }),
    removeEndpoint: async () => ({ caller: user, id: uuidv7() }),
    renewEndpointSecret: async () => ({ caller: user, id: uuidv7() }),
    testEndpoint: async () => ({ caller: user, id: uuidv7() }),
    resendEvent: async () => ({ caller: user, id: uuidv7() }),
    createCompany: async () => ({
      caller: await api.signedIn({ role: 'enterprise', cardLimit: 500 }),
      bodies: [
        {
          name: 'Stavby',
          country: 'SK',
          billing: { address: 'Hlavná 1', registrationNumber: '36123456', vatId: 'SK2020202020' },
          withCards: true,
        },
      ],
    }),
    leaveCompany: async () => ({ caller: user, id: uuidv7() }),
    readCompany: async () => ({ caller: (await aCompany(api)).owner }),
    countCompanyWork: async () => ({ caller: (await aCompany(api)).owner }),
    changeCompany: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [
        {
          name: 'Stavby',
          country: 'SK',
          billing: { address: 'Hlavná 1', registrationNumber: '36123456', vatId: 'SK2020202020' },
        },
      ],
    }),
    deleteCompany: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ password: noPassword, ...anyProof }],
    }),
    moveOwnCards: async () => ({ caller: (await aCompany(api)).owner }),
    keepCompany: async () => ({ caller: (await aCompany(api)).owner }),
    changeMember: async () => {
      const { owner, manager } = await aCompany(api);
      return { caller: owner, id: manager.user.id, bodies: [{ role: 'owner' }] };
    },
    removeMember: async () => {
      const { owner, manager } = await aCompany(api);
      return { caller: owner, id: manager.user.id, query: { keys: 'keep' } };
    },
    inviteMembers: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ emails: [email], role: 'manager' }],
    }),
    revokeInvitation: async () => ({ caller: (await aCompany(api)).owner, id: uuidv7() }),
    listCompanyLog: async () => ({ caller: (await aCompany(api)).owner, query: { before: uuidv7() } }),
    exportCompanyLog: async () => ({ caller: (await aCompany(api)).owner }),
    readInvitation: async () => ({ caller: api.visitor(), bodies: [{ token: 'AAAA' }] }),
    acceptInvitation: async () => ({ caller: user, bodies: [{ token: 'AAAA' }] }),
    admitPerson: async () => ({ caller: (await aCompany(api)).owner, id: uuidv7() }),
    refusePerson: async () => ({ caller: (await aCompany(api)).owner, id: uuidv7() }),
    removeIdentity: async () => ({ caller: user, bodies: [{ companyId: uuidv7() }] }),
    startSso: async () => ({ caller: api.visitor(), bodies: [{ email }] }),
    finishSso: async () => ({ caller: api.visitor(), bodies: [{ query: 'code=AAAA&state=AAAA' }] }),
    readSso: async () => ({ caller: (await aCompany(api)).owner }),
    setSso: async () => {
      const connection = { issuer: 'http://127.0.0.1:9', clientId: 'vizitka', clientSecret: 'AAAA' };
      return { caller: (await aCompany(api)).owner, bodies: [{ connection, password, ...anyProof }] };
    },
    testSso: async () => ({ caller: (await aCompany(api)).owner }),
    setSsoOnly: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ isOnly: false, password, ...anyProof }],
    }),
    addMailDomain: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ domain: 'stavby.example' }],
    }),
    checkMailDomain: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ domain: 'stavby.example' }],
    }),
    removeMailDomain: async () => ({
      caller: (await aCompany(api)).owner,
      bodies: [{ domain: 'stavby.example' }],
    }),
    setCompanyDomain: async () => ({
      caller: admin,
      id: uuidv7(),
      bodies: [{ domain: 'stavby.example', isProved: true, reason: 'By contract' }],
    }),
    listLinks: async () => ({ caller: user, query: { kind: 'fill_in' } }),
    revokeLink: async () => ({ caller: user, id: uuidv7() }),
    renewLinkAddress: async () => ({ caller: user, id: uuidv7() }),
    createFillInLinks: async () => ({ caller: user, id: design.id, bodies: [{ cardIds: [uuidv7()] }] }),
    readFillIn: async () => ({ caller: api.visitor(), query: { key: uuidv7() } }),
    readFillInImage: async () => ({ caller: api.visitor(), id: uuidv7() }),
    submitFillIn: async () => ({
      caller: withToken(api.visitor(), fillIn.token),
      bodies: [{ key: uuidv7(), texts, branchId: uuidv7() }],
    }),
    acceptSubmissions: async () => ({
      caller: user,
      bodies: [{ rows: [{ id: uuidv7(), version: 1, cardId: uuidv7() }] }],
    }),
    declineSubmissions: async () => ({ caller: user, bodies: [{ ids: [uuidv7()] }] }),
    sendProof: async () => ({
      caller: user,
      bodies: anyProfiles.map((profile) => ({ cardIds: [cardId], profile })),
    }),
    proofFile: async () => ({ caller: user, id: uuidv7() }),
    closeRequest: async () => ({ caller: user, id: uuidv7() }),
    openProof: async () => ({ caller: api.visitor() }),
    openProofImage: async () => ({ caller: api.visitor(), id: uuidv7() }),
    openProofFile: async () => ({ caller: api.visitor(), id: uuidv7() }),
    answerProof: async () => ({
      caller: api.visitor(),
      bodies: [{ id: uuidv7(), name: 'Elena', changes: [{ field: 'other', text: 'Larger' }] }],
    }),
    createOrder: async () => ({
      caller: user,
      bodies: anyProfiles.map((profile) => ({ ...anyOrder(cardId), profile })),
    }),
    readOrder: async () => ({ caller: user, id: uuidv7() }),
    changeOrder: async () => ({
      caller: user,
      id: uuidv7(),
      bodies: anyProfiles.map((profile) => ({ version: 1, ...anyOrder(cardId), profile })),
    }),
    repeatOrder: async () => ({ caller: user, id: uuidv7(), query: { evenIfOrdered: 'true' } }),
    askForApproval: async () => ({ caller: user, id: uuidv7(), bodies: [{ version: 1 }] }),
    releaseOrder: async () => ({ caller: user, id: uuidv7(), bodies: [{ version: 1 }] }),
    sendOrder: async () => ({
      caller: user,
      id: uuidv7(),
      bodies: [{ version: 1, isPart: true, email }],
    }),
    cancelOrder: async () => ({ caller: user, id: uuidv7(), bodies: [{ version: 1 }] }),
    openShopOrder: async () => ({ caller: api.visitor() }),
    openShopImage: async () => ({ caller: api.visitor(), id: uuidv7() }),
    openShopFile: async () => ({ caller: api.visitor(), id: uuidv7() }),
    openShopArchive: async () => ({ caller: api.visitor() }),
    tickShopOrder: async () => ({ caller: api.visitor(), bodies: [{ step: 'received' }] }),
  };
  /** A call without texts needs no sample: its user sends it, about something that is not there. */
  const plain =
    (name: EndpointName): Sample =>
    async () => ({ caller: user, ...('params' in endpoints[name] && { id: uuidv7() }) });
  return (name) => samples[name] ?? plain(name);
}
