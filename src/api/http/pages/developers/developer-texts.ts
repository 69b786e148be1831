import type { CallName } from '#contract/all-call-paths.ts';
import type { calls } from '#contract/calls.ts';
import type { KeyScope } from '#domain/account/api-keys.ts';
import type { Language } from '#domain/account/languages.ts';

type Calls = typeof calls;

/** The calls that a key can make. */
export type KeyCall = {
  [Name in CallName]: Calls[Name] extends { scope: KeyScope } ? Name : never;
}[CallName];

/** The groups of the reference, in their order, with the start of the paths of their calls. */
export const callGroups = {
  cards: '/api/business-cards',
  designs: '/api/designs',
  orders: '/api/orders',
} as const;
export type CallGroup = keyof typeof callGroups;

const en = {
  title: 'Vizitka for programs',
  lead: 'Read and make cards, keep the people of a company in step and read orders from your own systems: the calls of the pages, with a key instead of a password.',
  openMenu: 'Contents',
  menu: 'Calls',
  skip: 'Skip to the content',
  keys: 'Your keys',
  openApi: 'OpenAPI 3.1',
  allCalls: 'All calls',
  otherLanguage: 'Slovensky',
  start: 'Start',
  steps: [
    [
      'Make a key',
      'In <a href="/account#keys">Account</a>, with the scopes that your program needs. It acts for that account only and is shown once.',
    ],
    [
      'Send it with every request',
      '<code>Authorization: Bearer viz_…</code> over https. Keep it on your server, never in a page or an app.',
    ],
    [
      'Repeat without fear',
      'Send an <code>Idempotency-Key</code> with every write. The same request again within a day is done once and gets the same response.',
    ],
  ],
  rules: 'What every call does',
  ruleList: [
    [
      'Refusals',
      '<code>application/problem+json</code> with <code>code</code> and <code>message</code>. A key that does not work gets 401, a call that it may not make 403.',
    ],
    [
      'Limits',
      '600 requests in ten minutes for each key, then 429 with <code>Retry-After</code>. 503 with <code>Retry-After</code>: the server is busy, try again.',
    ],
    ['Lists', '500 entries. The <code>Link</code> header has the address of the next page.'],
    [
      'Versions',
      'Name the version that you have tried: <code>Vizitka-Version: {version}</code>. It is kept when a later one changes something.',
    ],
  ],
  script: 'A list of people, kept in step',
  scriptText:
    '60 lines for Node, without packages: they send a CSV or JSON file to a company design, again and again until it is answered, and nobody is made twice. Run it every night.',
  scriptLink: 'keep-people.mjs',
  groups: { cards: 'Cards', designs: 'Designs and people', orders: 'Orders' } satisfies Record<
    CallGroup,
    string
  >,
  calls: {
    listCards: { title: 'List cards' },
    readCard: { title: 'Read a card' },
    cardFile: { title: 'Get the print file' },
    saveCard: { title: 'Make a card' },
    changeCard: { title: 'Change a card' },
    deleteCard: { title: 'Delete a card' },
    listDesigns: { title: 'List company designs' },
    putPeople: { title: 'Send people' },
    listOrders: { title: 'List orders' },
    nextOrder: { title: 'What to order next' },
    readOrder: { title: 'Read an order' },
  } as Record<KeyCall, { title: string; text?: string }>,
  scope: 'Scope',
  takes: 'Takes',
  answers: 'Answers',
  refusals: 'Refusals',
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  nothing: 'nothing',
  optional: 'may be left out',
  listOf: 'list of',
  or: 'or',
  anything: 'anything',
  language: 'Language of the example',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (call: string) => `Copy the example: ${call}`,
  key: 'Try with your key',
  keyHint: 'It stays in this tab until you close it, and is sent to this site only.',
  id: { cards: 'Id of a card', designs: 'Id of a design', orders: 'Id of an order' } satisfies Record<
    CallGroup,
    string
  >,
  body: 'Body (JSON)',
  send: 'Send',
  sendOf: (call: string) => `Send: ${call}`,
  isReal: 'This changes your account.',
  noKey: 'Paste a key first: at the top of this page.',
  noId: 'Type an id first.',
  badBody: 'The body is not JSON.',
  failed: 'No response. Check your connection and send again.',
  sending: 'Sending…',
  file: 'Save the file',
};

export type DeveloperTexts = typeof en;

const nb = '\u00a0';

const sk: DeveloperTexts = {
  title: 'Vizitka pre programy',
  lead: `Čítajte a${nb}vytvárajte vizitky, udržujte zoznam ľudí firmy a${nb}čítajte objednávky z${nb}vlastných systémov: tie isté volania ako stránky, s${nb}kľúčom namiesto hesla.`,
  openMenu: 'Obsah',
  menu: 'Volania',
  skip: 'Prejsť na obsah',
  keys: 'Vaše kľúče',
  openApi: 'OpenAPI 3.1',
  allCalls: 'Všetky volania',
  otherLanguage: 'English',
  start: 'Začíname',
  steps: [
    [
      'Vytvorte kľúč',
      `V${nb}<a href="/account#keys">Účte</a>, len s${nb}tým, čo váš program potrebuje. Koná iba za ten účet a${nb}ukáže sa raz.`,
    ],
    [
      'Posielajte ho s každou požiadavkou',
      `<code>Authorization: Bearer viz_…</code> cez https. Nechajte si ho na serveri, nikdy nie v${nb}stránke či aplikácii.`,
    ],
    [
      'Opakujte bez obáv',
      `S${nb}každým zápisom pošlite <code>Idempotency-Key</code>. Tá istá požiadavka sa do dňa vykoná raz a${nb}dostane tú istú odpoveď.`,
    ],
  ],
  rules: 'Čo platí pre všetky volania',
  ruleList: [
    [
      'Odmietnutia',
      `<code>application/problem+json</code> s${nb}<code>code</code> a${nb}<code>message</code>. Neplatný kľúč dostane 401, volanie, ktoré nesmie, 403.`,
    ],
    [
      'Limity',
      `600 požiadaviek za desať minút na kľúč, potom 429 s${nb}<code>Retry-After</code>. 503 s${nb}<code>Retry-After</code>: server je vyťažený, skúste to znova.`,
    ],
    ['Zoznamy', `500 položiek. Hlavička <code>Link</code> má adresu ďalšej strany.`],
    [
      'Verzie',
      `Uveďte verziu, ktorú ste vyskúšali: <code>Vizitka-Version: {version}</code>. Ostane, aj keď neskoršia niečo zmení.`,
    ],
  ],
  script: 'Zoznam ľudí, ktorý sa udržuje sám',
  scriptText: `60 riadkov pre Node bez balíkov: pošlú súbor CSV alebo JSON firemnému dizajnu, znova a${nb}znova, kým nepríde odpoveď, a${nb}nikoho nevytvoria dvakrát. Spúšťajte ho každú noc.`,
  scriptLink: 'keep-people.mjs',
  groups: { cards: 'Vizitky', designs: 'Dizajny a ľudia', orders: 'Objednávky' },
  calls: {
    listCards: {
      title: 'Zoznam vizitiek',
      text: `Vaše uložené vizitky od najnovšej, po 500: hlavička Link má ďalšiu stranu`,
    },
    readCard: { title: 'Prečítať vizitku', text: 'Jedna z vašich vizitiek' },
    cardFile: {
      title: 'Tlačový súbor',
      text: `Tlačový súbor vizitky, aká je teraz, so štandardným nastavením. Má tie isté bajty ako súbor stiahnutý v${nb}prehliadači`,
    },
    saveCard: { title: 'Vytvoriť vizitku', text: 'Uložiť novú vizitku' },
    changeCard: { title: 'Zmeniť vizitku', text: 'Zmeniť vizitku alebo len jej názov' },
    deleteCard: {
      title: 'Vymazať vizitku',
      text: `Vymazať vizitku; 30 dní sa dá obnoviť, ak sa po nej nevymazalo toľko vizitiek, koľko je limit`,
    },
    listDesigns: { title: 'Zoznam firemných dizajnov', text: 'Vaše firemné dizajny od najnovšieho' },
    putPeople: {
      title: 'Poslať ľudí',
      text: `Povedzte, kto sú ľudia firemného dizajnu, podľa vlastných id. Noví a${nb}zmenení sa stanú riadkami na prijatie, alebo vizitkami, ak ich dizajn prijíma hneď; nikto sa nevymaže`,
    },
    listOrders: {
      title: 'Zoznam objednávok',
      text: 'Vaše objednávky pre tlačiarne od najnovšej, najviac 100',
    },
    nextOrder: {
      title: 'Čo objednať nabudúce',
      text: `Čo sa zmenilo od poslednej objednávky: noví ľudia, zmenené vizitky a${nb}ľudia, ktorí odišli`,
    },
    readOrder: {
      title: 'Prečítať objednávku',
      text: `Objednávka s${nb}vizitkami, čo o${nb}každej treba vedieť a${nb}čo sa zmenilo od posledného objednania`,
    },
  },
  scope: 'Rozsah',
  takes: 'Prijíma',
  answers: 'Odpovedá',
  refusals: 'Odmietnutia',
  fields: (count) => (count === 1 ? '1 pole' : count < 5 ? `${count} polia` : `${count} polí`),
  nothing: 'nič',
  optional: 'môže chýbať',
  listOf: 'zoznam:',
  or: 'alebo',
  anything: 'čokoľvek',
  language: 'Jazyk príkladu',
  copy: 'Kopírovať',
  copied: 'Skopírované',
  copyOf: (call) => `Kopírovať príklad: ${call}`,
  key: 'Skúste so svojím kľúčom',
  keyHint: `Ostane len v${nb}tejto karte prehliadača, kým ju nezavriete, a${nb}posiela sa iba tejto stránke.`,
  id: { cards: 'Id vizitky', designs: 'Id dizajnu', orders: 'Id objednávky' },
  body: 'Telo (JSON)',
  send: 'Poslať',
  sendOf: (call) => `Poslať: ${call}`,
  isReal: 'Toto zmení váš účet.',
  noKey: 'Najprv vložte kľúč: hore na tejto stránke.',
  noId: 'Najprv napíšte id.',
  badBody: 'Telo nie je JSON.',
  failed: `Bez odpovede. Overte pripojenie a${nb}pošlite to znova.`,
  sending: 'Posiela sa…',
  file: 'Uložiť súbor',
};

/** The texts of the reference. What is English only: names of fields and codes of refusals, which are code. */
export const developerTexts: Record<Language, DeveloperTexts> = { en, sk };
