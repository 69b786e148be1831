import type { Language } from '#domain/account/languages.ts';

/** The word of a concept: where English has it, each other language has its agreed stem. */
export type Term = { english: RegExp; agreed: Readonly<Partial<Record<Language, RegExp>>> };

/** One word for each concept in each language, by the name of the concept. */
export const terms: Readonly<Record<string, Term>> = {
  card: { english: /\b[Cc]ards?\b/, agreed: { sk: /vizit/i, cs: /vizit/i, de: /karte/i } },
  look: {
    english: /\b([Ll]ooks|[Tt]he look|[Aa] look|[Tt]his look)\b/,
    agreed: { sk: /vzhľad/i, cs: /vzhled/i, de: /Vorlage|Stil/ },
  },
  layout: { english: /\b[Ll]ayouts?\b/, agreed: { sk: /rozložen/i, cs: /rozvržen/i, de: /Layout/ } },
  palette: { english: /\b[Pp]alettes?\b/, agreed: { sk: /palet/i, cs: /palet/i, de: /palette/i } },
  photo: { english: /\b[Pp]hotos?\b/, agreed: { sk: /foto/i, cs: /foto/i, de: /Bild|Foto/ } },
  company: {
    english: /\b[Cc]ompan(y|ies)\b/,
    agreed: { sk: /fir(e|ie)?m/i, cs: /fir(em|m)/i, de: /firm/i },
  },
  member: { english: /\b[Mm]embers?\b/, agreed: { sk: /člen/i, cs: /člen/i, de: /Mitglied/ } },
  owner: { english: /\b[Oo]wners?\b/, agreed: { sk: /majite[ľl]/i, cs: /vlastní/i, de: /Inhaber/ } },
  'company design': {
    english: /\b[Cc]ompany designs?\b/,
    agreed: { sk: /firemn\p{L}+ dizajn|dizajn/iu, cs: /firemní\p{L}* design|design/iu, de: /Design/i },
  },
  branch: { english: /\b[Bb]ranch(es)?\b/, agreed: { sk: /poboč/i, cs: /poboč/i, de: /Standort/ } },
  'fill-in link': {
    english: /\b[Ff]ill-in links?\b/,
    agreed: { sk: /na vyplnenie/i, cs: /k\u00a0vyplnění/i, de: /Ausfüll|zum Ausfüllen/ },
  },
  submission: {
    english: /\b[Ss]ubmissions?\b/,
    agreed: { sk: /údaj/i, cs: /údaj/i, de: /Einsendung|Angaben/ },
  },
  approval: {
    english: /\b[Aa]pprov(al|ed?|als)\b/,
    agreed: { sk: /schv[áa]l/i, cs: /schv[áa]l/i, de: /frei/i },
  },
  order: {
    english: /\b[Oo]rders\b|\b([Aa]n|[Tt]he|[Tt]his) order\b/,
    agreed: { sk: /objedn/i, cs: /objedn/i, de: /bestell/i },
  },
  quantity: { english: /\b[Qq]uantit(y|ies)\b/, agreed: { sk: /poč/i, cs: /poč/i, de: /Anzahl|Auflage/ } },
  'print shop': {
    english: /\b[Pp]rint shops?\b/,
    agreed: { sk: /tlačiar/i, cs: /tisk(ár|áren)/i, de: /Druckerei/ },
  },
  'print check': {
    english: /\b[Pp]rint check\b/,
    agreed: { sk: /kontrol\p{L}+ tlače/iu, cs: /kontrol\p{L}+ tisku/iu, de: /Druckprüfung/ },
  },
  bleed: { english: /\b[Bb]leed\b/, agreed: { sk: /spadávk/i, cs: /spadávk/i, de: /Beschnitt/ } },
  'safe margin': {
    english: /\b[Ss]afe [Mm]argins?\b/,
    agreed: { sk: /bezpečn/i, cs: /bezpečn/i, de: /Sicherheitsabst/ },
  },
  background: { english: /\b[Bb]ackground\b/, agreed: { sk: /pozad/i, cs: /pozad/i, de: /hintergrund/i } },
  bin: { english: /\bthe bin\b|^Bin$/, agreed: { sk: /k[oô]š/i, cs: /koš/i, de: /Papierkorb/ } },
  plan: { english: /\b[Pp]lans?\b/, agreed: { sk: /plán/i, cs: /tarif/i, de: /Tarif/ } },
  'log in': { english: /\b[Ll]og(ged)? in\b/, agreed: { sk: /prihl[áa]s/i, cs: /přihl[áa]/i, de: /meld/i } },
  'two-step verification': {
    english: /\b[Tt]wo-step verification\b/,
    agreed: {
      sk: /druh\p{L}+ overen/iu,
      cs: /dvoufáz|způsob ověření/i,
      de: /Zwei-Faktor|zweite[nr]? Faktor/,
    },
  },
  'API key': {
    english: /\bAPI keys?\b/,
    agreed: { sk: /kľúč\p{L}* API/iu, cs: /klíč\p{L}* API/iu, de: /API-Schlüssel/ },
  },
  permission: {
    english: /\b[Pp]ermissions?\b/,
    agreed: { sk: /oprávnen/i, cs: /oprávněn/i, de: /berechtigung|erlaubt/i },
  },
  webhook: {
    english: /\b[Ww]ebhooks?\b/,
    agreed: { sk: /webhook/i, cs: /webhook/i, de: /Webhook|Endpunkt/i },
  },
  withdrawal: {
    english: /\b[Ww]ithdraw(al)?\b/,
    agreed: { sk: /odst[úu]p/i, cs: /odst(ou|u)p/i, de: /widerruf/i },
  },
  draft: {
    english: /\b[Dd]rafts?\b/,
    agreed: { sk: /koncept|rozprac/i, cs: /koncept|rozprac/i, de: /entw[uü]rf/i },
  },
  locked: { english: /\b[Ll]ocked\b/, agreed: { sk: /zamknu|určuje/i, cs: /zamče|určuje/i, de: /fest/i } },
  finishing: { english: /\b[Ff]inish(ing|es)\b/, agreed: { sk: /zušľ/i, cs: /zušle/i, de: /veredel/i } },
  'spot colour': { english: /\b[Ss]pot colours?\b/, agreed: { sk: /priam/i, cs: /přím/i, de: /Sonderfarb/ } },
  'crop marks': {
    english: /\b[Cc]rop marks\b/,
    agreed: { sk: /orezov/i, cs: /ořezov/i, de: /Schnittmarken/ },
  },
};

/** Keys whose texts are names, or sentences with another sense of the word. */
export const withoutTerms = /^(looks:(names|trades)|look-control:motifs|teams:sample)\b/;
