import type { AdminMessages } from './admin-en.ts';

export const adminSk: AdminMessages = {
  area: 'Časti správy',
  users: 'Používatelia',
  auditLog: 'Záznam zmien',
  total: (count, number) => {
    if (number === 1) return `${count}\u00a0používateľ`;
    return number >= 2 && number <= 4 ? `${count}\u00a0používatelia` : `${count}\u00a0používateľov`;
  },
  search: 'Používateľské meno alebo e-mail',
  nobody: 'Nikto nemá meno ani adresu s\u00a0takýmto začiatkom.',
  loading: 'Používatelia sa načítavajú',
  showMore: 'Zobraziť ďalších',
  columns: {
    username: 'Používateľské meno',
    role: 'Rola',
    usage: 'Využitie vizitiek',
    admin: 'Správca',
    created: 'Vytvorené',
    actions: 'Akcie',
  },
  isAdmin: 'Správca',
  edit: 'Upraviť',
  impersonate: 'Prepnúť sa',
  delete: 'Vymazať',
  actionsFor: (username) => `Akcie pre účet ${username}`,
  protectedAccount: 'Chránený účet',
  ownAccount: 'Váš účet',

  editing: {
    title: 'Úprava používateľa',
    about: (username, date) => `${username} · vytvorený ${date}`,
    username: 'Používateľské meno',
    password: 'Heslo',
    keepPassword: 'Nechajte prázdne, ak sa nemá zmeniť',
    role: 'Rola',
    cardLimit: 'Limit vizitiek',
    roleSetsLimit: (free, premium, corporate) =>
      `Zmena roly nastaví limit: Free ${free}, Premium ${premium}, Corporate ${corporate}. Rola Správca ho nemení.`,
    admin: 'Správca',
    adminRights: 'Môže spravovať používateľov a\u00a0prepnúť sa na ich účet',
    cancel: 'Zrušiť',
    save: 'Uložiť zmeny',
    close: 'Zavrieť',
  },
  deletion: {
    title: (username) => `Vymazať účet „${username}“?`,
    text: 'Účet zmizne natrvalo aj s\u00a0vizitkami, logami a\u00a0prihláseniami. Platby ostanú v\u00a0evidencii bez mena.',
    cancel: 'Zrušiť',
    confirm: 'Vymazať',
  },

  updated: {
    title: 'Používateľ je upravený',
    description: (username) => `Zmeny účtu ${username} sú uložené.`,
  },
  deleted: {
    title: 'Používateľ je vymazaný',
    description: (username) => `${username} už nie je medzi používateľmi.`,
  },
  impersonated: {
    title: 'Prezeráte si stránku za iného',
    description: (username) => `Stránku vidíte tak ako ${username}, najviac hodinu.`,
  },
  accessDenied: { title: 'Prístup zamietnutý', description: 'Nemáte oprávnenia správcu.' },

  audit: {
    username: 'Používateľské meno',
    action: 'Akcia',
    allActions: 'Všetky akcie',
    period: 'Obdobie',
    periods: {
      day: 'Posledných 24\u00a0hodín',
      week: 'Posledných 7\u00a0dní',
      month: 'Posledných 30\u00a0dní',
      year: 'Posledných 12\u00a0mesiacov',
      all: 'Celé obdobie',
    },
    exportCsv: 'Exportovať CSV',
    columns: { time: 'Čas', who: 'Kto', action: 'Akcia', account: 'Účet', detail: 'Podrobnosti' },
    today: 'Dnes',
    yesterday: 'Včera',
    loading: 'Záznam sa načítava',
    nothing: 'Nič také sa nestalo.',
    readOnly: 'Záznamy nemožno upraviť ani vymazať. Heslá sa sem nikdy nezapisujú.',
    actions: {
      user_updated: 'Používateľ upravený',
      role_granted: 'Rola pridelená',
      password_set: 'Heslo zmenené',
      user_deleted: 'Používateľ vymazaný',
      impersonation_started: 'Prepnutie na účet',
      impersonation_ended: 'Návrat na účet správcu',
    },
    facts: { username: 'Meno', role: 'Rola', cardLimit: 'Limit vizitiek', isAdmin: 'Správca' },
    yes: 'áno',
    no: 'nie',
    setByAdmin: 'Nastavil správca',
    viewedFor: (minutes) => `Prezeranie trvalo ${minutes}\u00a0min`,
    from: (address) => `Z\u00a0adresy ${address}`,
    hadCards: (count, role) => `Vizitky: ${count}, ${role}`,
    by: (who, account) => `${who} → účet ${account}`,
  },
};
