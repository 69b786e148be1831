import type { CompanyMessages } from '../../en/company/company.ts';

const cards = (count: number) =>
  count === 1 ? '1\u00a0vizitka' : `${count}\u00a0${count >= 2 && count <= 4 ? 'vizitky' : 'vizitiek'}`;
const members = (count: number) =>
  count === 1 ? '1\u00a0člen' : `${count}\u00a0${count >= 2 && count <= 4 ? 'členovia' : 'členov'}`;
const days = (count: number) =>
  count === 1 ? '1\u00a0deň' : `${count}\u00a0${count >= 2 && count <= 4 ? 'dni' : 'dní'}`;

export const companySk: CompanyMessages = {
  roles: { owner: 'Majiteľ', manager: 'Manažér' },
  as: (username, role) => `${username} · ${role}`,
  failed: { title: 'Nepodarilo sa', text: 'Nič sa nezmenilo. Skontrolujte pripojenie a\u00a0skúste znova.' },
  cancel: 'Zrušiť',
  close: 'Zavrieť',
  ended: {
    title: 'Opäť konáte za seba',
    description:
      'Už nie ste členom firmy, preto sa v\u00a0nej nič nezmenilo. Ak za ňu chcete konať, požiadajte niektorého majiteľa o\u00a0pozvánku.',
  },
  switch: {
    label: 'Konať za',
    me: 'Ja',
    own: (count) => `Ja · ${cards(count)}`,
    member: (role, count) => `${role} · ${cards(count)}`,
    loading: 'Načítavajú sa vaše firmy',
    failed: 'Vaše firmy sa nenačítali. Skúsiť znova',
    make: 'Založiť firmu',
    settings: 'Nastavenia firmy',
    account: 'Môj účet',
    note: 'Ostatné karty prehliadača ďalej konajú za svoj účet.',
  },
  deletion: {
    text: (name, date) => `Firma ${name}\u00a0bude natrvalo vymazaná ${date}.`,
    askOwner: 'Ponechať ju môže majiteľ.',
    keep: 'Ponechať firmu',
    kept: { title: 'Firma zostáva', description: 'Nebude vymazaná.' },
  },
  fields: {
    name: 'Názov firmy',
    isInvoiced: 'Faktúry vystavovať na firmu',
    address: 'Adresa',
  },
  make: {
    title: 'Firma',
    text: 'Za jednu firmu koná viac ľudí: spoločné vizitky a\u00a0dizajny, každý sa prihlasuje sám za seba.',
    needsPlan: (plan, price) =>
      `Firma je súčasťou plánu ${plan}, ${price}\u00a0jednorazovo: vizitky pre 500\u00a0ľudí, najviac 50\u00a0členov, odkazy pre kolegov a\u00a0tlačiarne, ktorí účet nepotrebujú.`,
    see: 'Pozrieť plány',
    open: 'Založiť firmu',
    formTitle: 'Založiť firmu',
    formText: (plan) =>
      `Váš plán ${plan}\u00a0prejde na firmu a\u00a0vy budete jej majiteľom. Váš vlastný účet bude potom v\u00a0pláne Free. Platby zostávajú vaše: odstúpiť môžete aj naďalej.`,
    cardsLabel: 'Vaše vizitky',
    move: 'Presunúť do firmy',
    moveDetail: (count) =>
      `${cards(count)}, s\u00a0košom, dizajnmi, odkazmi a\u00a0logami. Majitelia a\u00a0manažéri ich uvidia.`,
    stay: 'Nechať u\u00a0mňa',
    stayDetail: 'Môžete ich ďalej prezerať, sťahovať a\u00a0mazať, a\u00a0presunúť neskôr.',
    submit: 'Založiť firmu',
    acting: 'Kým konáte za firmu, váš vlastný plán, platby a\u00a0údaje sa nezobrazujú.',
    toMe: 'Konať za seba',
  },
  page: {
    title: 'Firma',
    sections: 'Časti firmy',
    loading: 'Načítava sa firma',
    sso: 'Jednotné prihlásenie',
  },
  ready: {
    title: (name) => `${name}\u00a0je pripravená`,
    text: 'Tri kroky k\u00a0vizitkám, na ktorých sa zhodli všetci, čo na nich sú.',
    design: {
      title: 'Dizajn',
      text: 'Jeden vzhľad pre všetkých. Určíte, ktoré riadky sú zamknuté a\u00a0ktoré vyplní každý sám.',
      look: 'Vybrať vzhľad',
      card: 'Použiť niektorú vizitku',
    },
    people: {
      title: 'Ľudia',
      text: 'Pošlite odkaz a\u00a0kolegovia vyplnia svoje riadky, alebo načítajte zoznam, ktorý už máte.',
      ask: 'Požiadať kolegov',
      list: 'Načítať zoznam',
    },
    proof: {
      title: 'Schválenie',
      text: 'Každý vidí vizitku v\u00a0skutočnej veľkosti a\u00a0schváli práve ten súbor. Potom sa dá objednať.',
      send: 'Poslať na schválenie',
    },
    share: {
      title: 'Rozdeľte si prácu',
      text: 'Majitelia a\u00a0manažéri konajú za firmu s\u00a0vami.',
    },
  },
  own: {
    title: (count) => `U\u00a0vás zostalo: ${cards(count)}`,
    text: 'Vizitky, kôš, dizajny, odkazy a\u00a0logá z\u00a0vášho účtu sa môžu presunúť do firmy. Jej členovia ich uvidia.',
    move: 'Presunúť do firmy',
    ask: (count, name) => `Presunúť do firmy ${name}: ${cards(count)}?`,
    askText: 'Z\u00a0vášho účtu odídu natrvalo, s\u00a0košom, dizajnmi, odkazmi a\u00a0logami.',
    moved: { title: 'Presunuté', description: (count) => `Do firmy sa presunulo: ${cards(count)}.` },
  },
  members: {
    title: 'Členovia',
    count: (count, invited, max) =>
      `${members(count)}${invited > 0 ? `, pozvaných: ${invited}` : ''}, najviac ${max}`,
    you: '(vy)',
    roleOf: (name) => `Rola: ${name}`,
    lastOwner: 'Posledný majiteľ nemôže odísť',
    remove: 'Odobrať',
    removeLabel: (name) => `Odobrať: ${name}`,
    leave: 'Odísť',
    invited: (date, count) => `Pozvánka z\u00a0${date}, platí ešte ${days(count)}`,
    expired: (date) => `Vypršala ${date}, nepoužitá`,
    resend: 'Poslať znova',
    resendLabel: (email) => `Poslať pozvánku znova: ${email}`,
    revoke: 'Zrušiť',
    revokeLabel: (email) => `Zrušiť pozvánku: ${email}`,
    noAccount: 'Kolegovia a\u00a0tlačiarne účet nepotrebujú: používajú odkazy.',
    invite: 'Pozvať ľudí',
    changed: { title: 'Rola zmenená', description: (name, role) => `${name}\u00a0je odteraz: ${role}.` },
    removed: {
      title: 'Člen odobratý',
      description: (name) => `${name}\u00a0už za firmu nekoná. Čo urobil, zostáva.`,
    },
    resent: { title: 'Pozvánka odoslaná', description: (email) => `Nový odkaz je na ceste na ${email}.` },
    revoked: {
      title: 'Pozvánka zrušená',
      description: (email) => `Odkaz poslaný na ${email}\u00a0už nefunguje.`,
    },
    left: {
      title: 'Odišli ste z\u00a0firmy',
      description: (name) => `Opäť konáte za seba. Čo ste urobili, zostáva firme ${name}.`,
    },
    askRemove: (name) => `Odobrať člena ${name}?`,
    askRemoveText: 'Hneď prestane konať za firmu. Čo urobil, zostáva.',
    askLeave: (name) => `Odísť z\u00a0firmy ${name}?`,
    askLeaveText:
      'Hneď za ňu prestanete konať. Čo ste urobili, jej zostáva. Znova vás môže pozvať len majiteľ.',
    askStepDown: 'Vzdať sa roly majiteľa?',
    askStepDownText:
      'Budete manažérom: bez ľudí, platieb, záznamu a\u00a0vymazania. Späť to môže zmeniť len majiteľ.',
    stepDown: 'Stať sa manažérom',
  },
  invite: {
    title: 'Pozvať ľudí',
    emails: 'E-mailové adresy',
    hint: 'Viac adries oddeľte čiarkou, medzerou alebo novým riadkom.',
    wrong: (address) => `Toto nie je e-mailová adresa: ${address}`,
    none: 'Napíšte aspoň jednu e-mailovú adresu.',
    tooMany: (free) => `Voľných miest je ešte ${free}.`,
    role: 'Rola',
    managerDetail: 'Dizajny, vizitky, zoznamy, odkazy, objednávky, súbory',
    ownerDetail: 'Všetko ako manažér, a\u00a0k\u00a0tomu ľudia, platby, vymazanie',
    note: 'Každý odkaz funguje raz, pre danú adresu, 7\u00a0dní.',
    send: (count) => (count < 2 ? 'Poslať pozvánku' : `Poslať pozvánky (${count})`),
    sent: {
      title: 'Pozvánky odoslané',
      description: (count) => (count === 1 ? 'Odkaz je na ceste.' : `Odkazov na ceste: ${count}.`),
    },
    mailOff:
      'Táto stránka neposiela e-maily, preto nikoho nemožno pozvať. Požiadajte prevádzkovateľa o\u00a0ich zapnutie.',
  },
  details: {
    title: 'Firma',
    text: 'Názov je v\u00a0hlavičke každého, kto za firmu koná. Ďalšie faktúry sa vystavia na firmu.',
    save: 'Uložiť firmu',
    saved: { title: 'Firma uložená', description: 'Na ďalších faktúrach bude to, čo ste napísali.' },
    managersSee: 'Názov a\u00a0údaje na faktúrach menia majitelia.',
  },
  data: {
    title: 'Údaje firmy',
    text: 'Jeden súbor ZIP: vizitky a\u00a0doklady ako PDF; členovia, záznam, vizitky, dizajny, odkazy, odpovede a\u00a0platby ako JSON; a\u00a0logá.',
    export: 'Exportovať údaje',
  },
  remove: {
    title: 'Vymazať firmu',
    text: 'Firma, jej vizitky a\u00a0dizajny sa vymažú po 30\u00a0dňoch. Dovtedy ju môže majiteľ ponechať. Najprv exportujte jej údaje.',
    open: 'Vymazať firmu',
    ask: (name) => `Vymazať firmu ${name}?`,
    askText: (count, saved) =>
      `O\u00a030\u00a0dní firmu natrvalo vymažeme všetkým (${members(count)}), aj to, čo obsahuje: ${cards(saved)}. Doklady a\u00a0faktúry zostávajú tak dlho, ako žiada daňový zákon. Dovtedy ju môže ktorýkoľvek majiteľ ponechať.`,
    confirm: 'Vymazať firmu',
    scheduled: {
      title: 'Vymazanie firmy naplánované',
      description: (date) => `Natrvalo sa vymaže ${date}, ak ju majiteľ neponechá.`,
    },
  },
  log: {
    title: 'Záznam firmy',
    kept: 'Uchováva sa 12\u00a0mesiacov',
    csv: 'CSV',
    csvLabel: 'Stiahnuť záznam ako CSV',
    today: 'Dnes',
    yesterday: 'Včera',
    empty: 'Zatiaľ nič.',
    more: 'Zobraziť staršie',
    note: 'Len pre majiteľov. Texty vizitiek v\u00a0ňom nie sú.',
    somebody: 'Bývalý používateľ',
    actions: {
      company_created: (d) => `– založenie firmy${(d.cards ?? 0) > 0 ? `, ${cards(d.cards ?? 0)}` : ''}`,
      cards_moved_in: (d) => `– presun do firmy: ${cards(d.cards ?? 0)}`,
      company_changed: () => '– zmena názvu alebo údajov na faktúrach',
      deletion_requested: () => '– žiadosť o\u00a0vymazanie firmy',
      deletion_cancelled: () => '– firma zostáva',
      member_invited: (d) => `– pozvánka pre ${d.email ?? ''}, rola ${d.role ?? ''}`,
      invitation_revoked: (d) => `– zrušená pozvánka pre ${d.email ?? ''}`,
      member_joined: (d) => `– nový člen, rola ${d.role ?? ''}`,
      member_changed: (d) => `– zmena roly ${d.name ?? ''}: ${d.before ?? ''} → ${d.role ?? ''}`,
      member_removed: (d) => `– odobratý člen ${d.name ?? ''}`,
      member_left: () => '– odchod z\u00a0firmy',
      design_saved: () => '– nový dizajn',
      design_changed: (d) => `– zmena dizajnu${d.cards === undefined ? '' : `, ${cards(d.cards)}`}`,
      design_deleted: () => '– vymazaný dizajn',
      card_deleted: () => '– do koša: 1\u00a0vizitka',
      card_restored: () => '– obnovená 1\u00a0vizitka',
      cards_deleted: (d) => `– do koša: ${cards(d.cards ?? 0)}`,
      cards_restored: (d) => `– obnovené: ${cards(d.cards ?? 0)}`,
      links_made: (d) => {
        const kind = d.kind === 'proof' ? ' na schválenie' : d.kind === 'fill_in' ? ' na vyplnenie' : '';
        return `– nové odkazy${kind}: ${d.links ?? 1}`;
      },
      link_revoked: () => '– ukončený odkaz',
      order_created: (d) => `– nová objednávka ${d.order ?? ''}`,
      order_asked: (d) => `– žiadosť o\u00a0schválenie objednávky ${d.order ?? ''}`,
      order_released: (d) => `– objednávka ${d.order ?? ''} uvoľnená bez schválenia`,
      order_sent: (d) => `– objednávka ${d.order ?? ''} odoslaná do tlačiarne`,
      order_cancelled: (d) => `– zrušená objednávka ${d.order ?? ''}`,
      key_made: (d) => `– nový kľúč ${d.name ?? ''}`,
      key_revoked: (d) => `– zrušený kľúč ${d.name ?? ''}`,
      sso_changed: (d) => `– jednotné prihlásenie cez ${d.name ?? ''}`,
      sso_removed: () => '– zrušené jednotné prihlásenie',
      sso_only_on: () => '– zapnuté len jednotné prihlásenie',
      sso_only_off: () => '– vypnuté len jednotné prihlásenie',
      sso_way_back: () => '– vstup heslom a\u00a0druhým faktorom bez jednotného prihlásenia',
      domain_added: (d) => `– pridaná e-mailová doména ${d.name ?? ''}`,
      domain_proved: (d) => `– overená e-mailová doména ${d.name ?? ''}`,
      domain_removed: (d) => `– odobratá e-mailová doména ${d.name ?? ''}`,
      endpoint_added: (d) => `– nová adresa pre udalosti ${d.name ?? ''}`,
      endpoint_changed: (d) => `– zmenená adresa pre udalosti ${d.name ?? ''}`,
      endpoint_removed: (d) => `– odstránená adresa pre udalosti ${d.name ?? ''}`,
      cards_imported: (d) =>
        `– načítaný zoznam: ${d.created ?? 0}\u00a0nových, ${d.changed ?? 0}\u00a0zmenených${(d.binned ?? 0) > 0 ? `, ${d.binned}\u00a0do koša` : ''}`,
    },
  },
  invitation: {
    title: 'Pozvánka',
    heading: (company) => `Konať za firmu ${company}`,
    text: (role, email) => `Pozývajú vás s\u00a0adresou ${email}, rola: ${role}.`,
    means: {
      manager: 'Manažéri pracujú s\u00a0dizajnmi, vizitkami, zoznamami, odkazmi a\u00a0súbormi firmy.',
      owner:
        'Majitelia pracujú s\u00a0dizajnmi a\u00a0vizitkami a\u00a0rozhodujú o\u00a0ľuďoch, platbách a\u00a0vymazaní.',
    },
    accept: 'Prijať pozvánku',
    login: 'Prihlásiť sa a\u00a0prijať',
    register: 'Založiť bezplatný účet',
    registerHint: (email) => `Zaregistrujte sa s\u00a0adresou ${email}: pozvánka platí len pre ňu.`,
    signedInAs: (username, email) => `Ste prihlásený ako ${username}, ${email}.`,
    otherHeading: 'Pozvánka je pre inú adresu',
    other: (email, own) =>
      `Poslali ju na ${email}\u00a0a\u00a0váš účet má ${own}. Prihláste sa účtom s\u00a0tou adresou, zmeňte adresu svojho účtu alebo požiadajte firmu o\u00a0pozvánku pre ${own}.`,
    logout: 'Odhlásiť sa a\u00a0použiť iný účet',
    toAccount: 'Zmeniť moju adresu',
    failedHeading: 'Táto pozvánka nefunguje',
    failed:
      'Mohla byť použitá, zrušená alebo nahradená, alebo uplynulo jej 7\u00a0dní. Požiadajte firmu o\u00a0novú.',
    start: 'Na začiatok',
    again: 'Skúsiť znova',
    joined: {
      title: 'Vitajte vo firme',
      description: (name) =>
        `Táto karta prehliadača koná za firmu ${name}. Zmeníte to v\u00a0ponuke pod svojím menom.`,
    },
  },
};
