import type { MailTexts } from './en.ts';

export const mailTextsSk: MailTexts = {
  footer: (host) =>
    `Tento e-mail posiela ${host} v\u00a0súvislosti s\u00a0vaším účtom. Odpovede na tento e-mail nikto nečíta.`,
  invitedFooter: (host) =>
    `Tento e-mail posiela ${host}, lebo firma zadala túto adresu. Odpovede na tento e-mail nikto nečíta.`,
  openInstead: 'Ak tlačidlo nefunguje, otvorte túto adresu:',

  verifyEmail: (url) => ({
    subject: 'Potvrďte svoju e-mailovú adresu',
    paragraphs: [
      'Potvrďte, že táto adresa patrí k\u00a0vášmu účtu Vizitka. Potom sa ňou môžete prihlasovať a\u00a0obnoviť si zabudnuté heslo.',
    ],
    button: { label: 'Potvrdiť adresu', url },
    notes: [
      'Odkaz funguje iba raz a\u00a0platí 24\u00a0hodín. Ak ste sa neregistrovali, tento e-mail si nevšímajte.',
    ],
  }),
  resetPassword: (url, username) => ({
    subject: 'Zvoľte si nové heslo',
    paragraphs: [
      'Niekto požiadal o\u00a0nové heslo k\u00a0účtu s\u00a0touto adresou.',
      ...(username === null ? [] : [`Vaše používateľské meno je ${username}.`]),
    ],
    button: { label: 'Zvoliť nové heslo', url },
    notes: [
      'Odkaz funguje iba raz a\u00a0platí 30\u00a0minút. Nové heslo odhlási všetky zariadenia.',
      'Ak ste to neboli vy, tento e-mail si nevšímajte. Vaše heslo sa nemení.',
    ],
  }),
  noAccount: (url) => ({
    subject: 'S\u00a0touto adresou nie je žiadny účet',
    paragraphs: [
      'Niekto požiadal o\u00a0nové heslo, ale žiadny účet Vizitka túto adresu nemá. Možno ste sa registrovali s\u00a0inou.',
    ],
    button: { label: 'Registrovať sa', url },
    notes: ['Ak ste to neboli vy, tento e-mail si nevšímajte.'],
  }),
  passwordChanged: (at, url) => ({
    subject: 'Vaše heslo sa zmenilo',
    paragraphs: [
      `Heslo k\u00a0vášmu účtu sa zmenilo ${at}. Všetky ostatné zariadenia sme odhlásili.`,
      'Ak ste to boli vy, nemusíte nič robiť. Ak nie, hneď si zvoľte nové heslo.',
    ],
    button: { label: 'Zvoliť nové heslo', url },
  }),
  changeEmail: (url) => ({
    subject: 'Potvrďte svoju novú e-mailovú adresu',
    paragraphs: ['Potvrďte, že toto je nová adresa vášho účtu Vizitka. Dovtedy platí pôvodná.'],
    button: { label: 'Potvrdiť novú adresu', url },
    notes: [
      'Odkaz funguje iba raz a\u00a0platí 24\u00a0hodín. Ak ste o\u00a0zmenu nežiadali, tento e-mail si nevšímajte.',
    ],
  }),
  emailTaken: (url) => ({
    subject: 'Táto adresa už má účet',
    paragraphs: [
      'Niekto si chcel túto adresu nastaviť v\u00a0účte Vizitka, ale patrí k\u00a0inému účtu. Nič sa nezmenilo.',
      'Ak sú oba účty vaše, prihláste sa do toho druhého.',
    ],
    button: { label: 'Prihlásiť sa', url },
  }),
  emailChanged: (at, url) => ({
    subject: 'Vaša e-mailová adresa sa zmenila',
    paragraphs: [
      `Váš účet má od ${at} novú e-mailovú adresu. Na túto už e-maily nechodia.`,
      'Ak ste to neboli vy, zmenu vráťte. Odhlásime všetky zariadenia a\u00a0zvolíte si nové heslo.',
    ],
    button: { label: 'Vrátiť zmenu', url },
    notes: ['Odkaz funguje iba raz a\u00a0platí 7\u00a0dní. Ak ste to boli vy, nemusíte nič robiť.'],
  }),
  passwordSetByAdmin: (at, url) => ({
    subject: 'Správca nastavil nové heslo k\u00a0vášmu účtu',
    paragraphs: [
      `Správca tejto stránky nastavil ${at} nové heslo k\u00a0vášmu účtu. Všetky vaše zariadenia sme odhlásili.`,
      'Ak ste o\u00a0to nežiadali, hneď si zvoľte vlastné heslo.',
    ],
    button: { label: 'Zvoliť nové heslo', url },
  }),
  signedOutBySupport: (at, reason, url) => ({
    subject: 'Odhlásili sme vás na všetkých zariadeniach',
    paragraphs: [
      `Správca tejto stránky ukončil ${at} všetky relácie vášho účtu.`,
      `Dôvod: ${reason}`,
      'Vaše heslo sa nezmenilo. Ak chcete pokračovať, prihláste sa znova.',
    ],
    button: { label: 'Prihlásiť sa', url },
  }),
  secondFactorAdded: (at, url) => ({
    subject: 'K\u00a0vášmu účtu pribudlo druhé overenie',
    paragraphs: [
      `K\u00a0vášmu účtu bola ${at} pridaná overovacia aplikácia alebo prístupový kľúč. Odteraz sa bude pri prihlásení vyžadovať.`,
      'Ak ste to neboli vy, zvoľte si nové heslo cez „Zabudli ste heslo?“ a\u00a0napíšte nám: odstrániť ho potom vieme už iba my.',
    ],
    button: { label: 'Otvoriť účet', url },
  }),
  secondFactorRemoved: (at, url) => ({
    subject: 'Z\u00a0vášho účtu bolo odstránené druhé overenie',
    paragraphs: [
      `Z\u00a0vášho účtu bola ${at} odstránená overovacia aplikácia alebo prístupový kľúč.`,
      'Ak ste to neboli vy, hneď si zmeňte heslo.',
    ],
    button: { label: 'Otvoriť účet', url },
  }),
  newDevice: (login, url) => ({
    subject: 'Nové prihlásenie do vášho účtu',
    paragraphs: [
      `Do vášho účtu sa ${login.at} niekto prihlásil prehliadačom, ktorý tu ešte nebol.`,
      ...(login.device ? [`Prehliadač: ${login.device}`] : []),
      ...(login.network ? [`Sieť: ${login.network}`] : []),
      'Ak ste to boli vy, nemusíte nič robiť. Ak nie, ukončite reláciu a\u00a0zmeňte si heslo.',
    ],
    button: { label: 'Zobraziť relácie', url },
  }),
  termsFile: 'podmienky',
  contractConfirmed: (contract, url) => ({
    subject: `Váš plán ${contract.plan} je aktívny`,
    paragraphs: [
      `Ďakujeme. Dňa ${contract.boughtAt} ste si kúpili plán ${contract.plan} za ${contract.amount}, raz a\u00a0natrvalo. Týmto e-mailom potvrdzujeme zmluvu.`,
      `Doklad alebo faktúra má číslo ${contract.number}. Stiahnete si ju v\u00a0časti Účet.`,
      `Od zmluvy môžete do ${contract.until} odstúpiť bez udania dôvodu: v\u00a0časti Účet pri platbe zvoľte „Odstúpiť od zmluvy tu“. Vrátime vám celú sumu.`,
    ],
    button: { label: 'Zobraziť platby', url },
    notes: ['Podmienky zmluvy sú v\u00a0prílohe. E-mail si uschovajte.'],
  }),
  withdrawalReceived: (contract, at, url) => ({
    subject: 'Prijali sme vaše odstúpenie od zmluvy',
    paragraphs: [
      `Dňa ${at} ste odstúpili od zmluvy o\u00a0pláne ${contract.plan} (${contract.number}), ktorý ste si kúpili ${contract.boughtAt}.`,
      `Sumu ${contract.amount} vrátime spôsobom, akým ste platili, najneskôr do 14\u00a0dní. Plán sa skončil. Uložené vizitky si môžete ďalej zobraziť, stiahnuť a\u00a0vymazať.`,
    ],
    button: { label: 'Zobraziť platby', url },
    notes: ['E-mail si uschovajte: potvrdzuje prijatie odstúpenia.'],
  }),
  companyInvitation: (url) => ({
    subject: 'Pozvánka do firmy',
    paragraphs: [
      'Firma vás pozýva pracovať na jej vizitkách vo Vizitke, s\u00a0vaším vlastným prihlásením. Odkaz ukáže, ktorá firma to je.',
    ],
    button: { label: 'Zobraziť pozvánku', url },
    notes: [
      'Odkaz platí raz, pre túto adresu, 7\u00a0dní. Ak o\u00a0ňom neviete, e-mail si nevšímajte: kým pozvanie neprijmete, nič sa nestane.',
    ],
    reader: 'invited',
  }),
  strangerFooter: (host) =>
    `Poslal ${host} v mene osoby uvedenej vyššie. Nemáte účet a ani ho nepotrebujete. Odpovede na tento e-mail nikto nečíta.`,
  fillIn: (url, sender) => ({
    subject: 'Skontrolujte texty na svojej vizitke',
    paragraphs: [
      `${sender} vás žiada o kontrolu vašich riadkov na vizitke. Kartu vidíte, kým píšete, a nič sa nevytlačí skôr, než to niekto prijme.`,
    ],
    button: { label: 'Otvoriť moju vizitku', url },
    notes: ['Odkaz je iba váš a platí 14 dní. Ak odosielateľa nepoznáte, tento e-mail si nevšímajte.'],
    reader: 'stranger',
  }),
  fillInReminder: (url, sender) => ({
    subject: 'Vaša vizitka na vás ešte čaká',
    paragraphs: [`${sender} vás žiada o kontrolu vašich riadkov na vizitke. Trvá to asi minútu.`],
    button: { label: 'Otvoriť moju vizitku', url },
    notes: ['Ak odosielateľa nepoznáte, tento e-mail si nevšímajte.'],
    reader: 'stranger',
  }),
  proofAnswered: (url, { approved, changes, waiting }) => ({
    subject: 'Na vaše vizitky prišla odpoveď',
    paragraphs: [
      'Niekto odpovedal odkazom, ktorý ste poslali na schválenie.',
      `Schválené: ${approved}. Žiadosti o\u00a0zmenu: ${changes}. Čaká: ${waiting}.`,
    ],
    button: { label: 'Zobraziť odpovede', url },
    notes: ['Kto odpovedal a\u00a0čo sa má zmeniť, je pri každej vizitke v\u00a0Mojich vizitkách.'],
  }),
  shopOrder: (url, sender) => ({
    subject: 'Objednávka vizitiek na tlač',
    paragraphs: [
      `${sender} vám posiela objednávku vizitiek. Na jej stránke sú súbory s kontrolnými súčtami, objednávkový list a nastavenia tlače. Môžete tam označiť Prijaté a Vytlačené.`,
    ],
    button: { label: 'Otvoriť objednávku', url },
    notes: [
      'Stránka nepotrebuje účet a funguje do 30 dní po označení Vytlačené. Ak odosielateľa nepoznáte, mail ignorujte.',
    ],
    reader: 'stranger',
  }),
  orderStep: (order, isPrinted, url) => ({
    subject: isPrinted ? `Objednávka ${order} je vytlačená` : `Tlačiareň prijala objednávku ${order}`,
    paragraphs: [
      isPrinted
        ? `Tlačiareň označila, že objednávka ${order} je vytlačená.`
        : `Tlačiareň označila, že objednávku ${order} prijala.`,
    ],
    button: { label: 'Otvoriť objednávku', url },
  }),
  endpointOff: (host, isFull, url) => ({
    subject: `Udalosti už na ${host} neposielame`,
    paragraphs: [
      isFull
        ? `Vaša adresa na ${host} neprijíma udalosti tak dlho, že ich čaká príliš veľa. Vypli sme ju.`
        : `Vaša adresa na ${host} neprijala tri dni ani jednu udalosť. Vypli sme ju.`,
      'Čo čaká, uchováme 30 dní. Opravte príjemcu a\u00a0adresu znova zapnite v\u00a0časti Kľúče a\u00a0udalosti: potom odošleme všetko, čo čaká, v\u00a0poradí. Čo sa stane dovtedy, neposielame.',
    ],
    button: { label: 'Zobraziť, čo čaká', url },
  }),
  announcementNote: (termsUrl) => ({
    terms: `Tento e-mail ste dostali, lebo sa menia podmienky vášho účtu. Platné podmienky sú na ${termsUrl}.`,
    outage: 'Tento e-mail ste dostali, lebo máte účet a\u00a0stránka bude istý čas nedostupná.',
  }),
};
