import type { Language } from '#domain/account/languages.ts';

/** A text and where it stands: `orders:page.send`, `help/en/links.md:12`, `summary:sendOrder`. */
export type Place = { where: string; text: string };
export type Hit = Place & { pattern: string };

/** What the words of the project avoid, by name. The name stands in the counts and in the excuses. */
export type Patterns = Readonly<Record<string, RegExp>>;

/** English: texts, help, summaries of endpoints, comments and documents. */
export const english: Patterns = {
  'private-who': /\b[Ww]hoever\b|(^|[.:] )Who [a-z]+ [^?.]*\b(gets|stays|has|can|sets)\b/,
  'those-that': /\b[Tt]hose (that|of|who|which|with|in)\b|\bthey are those\b/,
  'nobody-somebody': /\b([Ss]ome|[Nn]o|[Ee]very|[Aa]ny)body\b/,
  waits: /\b[Nn]othing waits\b|\bwhat waits\b|\b(that|rows?|cards?|people|events?) waits?\b|\bOldest waits\b/,
  'not-done': /\bNot done\b|\bThat did not work\b/,
  'is-of': /\b(is|are|was) (of (the|a|an|its|both|one|that)|on no)\b/,
  relative: /\b(by|of|to|from|for|in|on) (which|whose|whom)\b/,
  'by-link': /\bby (a|the|fill-in|its) ?links?\b|\banswer by it\b/,
  'of-own': /\bof (one’s|one's|its|their|your|his) own\b/,
  'make-create':
    /\b(Make|make|Made|made) (a|an|the|your|one|more|orders?|keys?|cards?|links?|designs?|company)\b|\b(Links?|Files?|Key|Design) [Mm]ade\b|\b(is|are) made\b|\bwas not made\b|could not be made/,
  texts: /\btexts\b/,
  'mail-noun':
    /\b([Aa]|[Tt]he|[Tt]his|[Tt]hat|[Nn]o|of|by|[Ee]ach) mails?\b|^Mails?\b|\bMails? (sent|is|are|on|to)\b|\bMails\b/,
  'sign-in': /\b[Ss]ign(ed|s|ing)?[ -](in|out)\b/,
  former: /\b[Ff]ormer\b|\banew\b|\bbesides\b|\bbegun\b|\bmeanwhile\b/,
  'no-longer-there': /\bno longer there\b|\bthat are not there\b|\bis there twice\b|\bany more\b/,
  'load-again': /\b[Ll]oad the page again\b/,
  'ask-for':
    /\b([Aa]sk(ed|s)? for (a |an )?(change|changes|approval|mail|another))\b|\b[Cc]hanges? asked\b|\bNobody asked\b/,
  says: /\b(says?|said) (so|that|who|what|which|it|of)\b|\bwhat is said\b/,
  'take-back': /\b[Tt]akes? (it |them |the \w+ )?back\b|\bTake up\b/,
  'the-most': /\b(The most is|are the most|at the most|The largest size is)\b/,
  'act-for': /\b[Aa]ct(s|ing)? for\b/,
  'address-events': /\b[Aa]ddress(es)? (for|that) events\b|\baddress gets events\b|\bprograms\b/,
  possessive:
    /\b([Nn]ames|[Tt]exts|[Pp]ictures|[Cc]ards|[Kk]eys|[Pp]eople|[Dd]ata|[Pp]age|[Ll]ines) of (a|an|the|this|each) \w+/,
  'passive-tick': /\btick(s|ed)?\b|\bis asked\b|\bare asked for\b|\bis asked for\b|\bis tried\b|\bis done\b/,
  'no-such': /\b[Nn]o such\b|\bThere (is|are) no\b|\bhas no such\b/,
  prove: /\b[Pp]rov(e|es|ed)\b|\b[Vv]ouch(ed)?\b/,
};

/** English texts alone: a title in Title Case, which only the specification has. */
export const titleCase = /^[A-Z][a-z]+( [A-Z][a-z]+)+!?$/;

/** The other languages: their texts and their help. */
export const translated: Readonly<Partial<Record<Language, Patterns>>> = {
  sk: {
    relácia: /[Rr]eláci/,
    schvaľovanie: /[Ss]chvaľovan/,
    obmena: /(?<!\p{L})[Oo]bmen/u,
    'riadky na prijatie': /riadk\p{L}+ na prijatie/u,
    tajomstvo: /[Tt]ajomstv/,
    faktor: /faktor(?!iál)/,
    'ochranný okraj': /[Oo]chrann/,
    rub: /\brub\b/,
    podklad: /[Pp]odklad/,
    'firemný návrh': /[Ff]iremn\p{L}+ návrh/u,
    konať: /(?<!\p{L})[Kk]on(á|áte|ať)(?!\p{L})/u,
    'nepodarilo sa': /^Nepodarilo sa( to)?\.?$/,
    'rod v zátvorke': /\p{L}\(a\)/u,
    'prihlásený ako': /prihlásen[ýí] ako/,
    mail: /(?<![-\p{L}{])[Mm]ail/u,
    rez: /(?<!\p{L})[Rr]ez(u|om|e|y)?(?!\p{L})/u,
    karta: /(?<!\p{L})kart(a|y|u|ou)(?!\p{L})|(?<!\p{L})kariet/u,
    'pomer bez medzier': /\}:1/,
  },
  cs: {
    odškrtnout: /[Oo]dškrt/,
    schvalování: /[Ss]chvalován/,
    obměna: /(?<!\p{L})[Oo]bměn/u,
    relace: /(?<!\p{L})[Rr]elac[eí](?!\p{L})/u,
    jednat: /(?<!\p{L})[Jj]edn(at|áte|ají|á)(?!\p{L})/u,
    'druhý faktor': /druh\p{L}+ faktor/u,
    program: /(?<!grafickém )(?<!tabulkovém )(?<!\p{L})program/u,
    neprovedeno: /^(Neprovedeno|Nepovedlo se|Nezměněno|Chyba)(?!\p{L})/u,
    tajemství: /[Tt]ajemstv/,
    podklad: /[Pp]odklad/,
    dní: /(?<!\p{L})dní(?!\p{L})/u,
    tým: /(?<!\p{L})[Tt]ým(?!\p{L})/u,
    'pokud chcete ji': /(?<!\p{L})[Pp]okud (chcete|můžete) (ho|ji|je|jí)(?!\p{L})/u,
    dělat: /(?<!nic )(?<!\p{L})(u)?děl(á|at|ejte|áte)(?!\p{L})/u,
    'poměr bez mezer': /\}:1/,
  },
  de: {
    Events: /\bEvents?\b/,
    Büro: /\bBüros?\b/,
    gesperrt: /(feste?|[Ff]eld|Text)\p{L}* [^.]*gesperrt/u,
    'handeln für': /\b[Hh]andel(t|n) (für|wieder)\b/,
    tippen: /\btippt\b(?! auf)|\bTippen Sie (?!auf)/,
    Zeilen: /(feste|eigene|Ihre|ihre) Zeilen?\b|Zeilen zum\b/,
    Aussehen: /\bAussehen\b/,
    nachgewiesen: /nachgewiesen|[Vv]erbürg/,
    Geheimnis: /Geheimnis/,
    abhaken: /abgehakt|\bhakt\b/,
    'Link beendet': /Link (ist )?beendet/,
    'Nichts am Anfang': /(^|[.:] )Nichts (wird|wurde|ändert)/,
    'Verb am Anfang': /(^|[.?] )(Waren|Haben|Kennen|Passt|Braucht|Gehört) [^?.]*,/,
    'am Telefon': /\b(am|dem|Ihr) Telefon\b/,
    Grund: /\bGrund\b|\bGründe\b/,
    'in „Meine': / in „Meine/,
    Und: / & /,
    'dieser Seite': /dieser Seite (?!einen)/,
  },
};

/** Numbers that a text names by the constant, and what they count: “54 looks” is {lookCount}. */
export const countedNouns = {
  premiumCards: 'cards',
  corporateCards: 'cards|people',
  lookCount: 'looks',
  layoutCount: 'layouts',
  fontCount: 'fonts',
  paletteCount: 'palettes',
  membersMax: 'members',
  designsMax: 'company designs',
  webhooksMax: 'webhooks',
} as const;

/** The first words of an endpoint's summary. */
export const summaryVerbs = new Set(
  `Accept Activate Add Admit Approve Block Cancel Change Check Close Complete Confirm Create Decline Delete Download Duplicate End Export Find Finish Freeze Get Grant Invite Leave List Log Mark Move Refund Remember Remove Replace Request Require Resend Restore Return Revoke Rotate Schedule Search Send Set Start Submit Sync Test Update Verify View Withdraw`.split(
    /\s+/,
  ),
);
