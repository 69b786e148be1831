import type { CardsMessages } from '../en/cards.ts';

export const cardsSk: CardsMessages = {
  newCard: 'Nová vizitka',
  team: 'Vizitky tímu',
  loading: 'Vaše vizitky sa načítavajú',
  showMore: 'Zobraziť ďalšie',
  edit: 'Upraviť',
  duplicate: 'Duplikovať',
  delete: 'Vymazať',
  download: 'Stiahnuť',
  rename: 'Kliknutím premenujete',
  turnOver: 'Otočiť vizitku',
  cardName: 'Názov vizitky',
  enter: 'Enter',
  escape: 'Esc',

  empty: {
    title: 'Čistý hárok',
    text: 'Tu nájdete uložené vizitky, kedykoľvek pripravené na úpravu, duplikovanie či ďalšiu tlač.',
    create: 'Vytvoriť prvú vizitku',
  },
  deletion: {
    title: (name) => `Vymazať „${name}“?`,
    text: 'Vizitka zmizne z Mojich vizitiek.',
    cancel: 'Zrušiť',
    confirm: 'Vymazať',
  },
  loadFailed: {
    title: 'Nepodarilo sa načítať',
    text: 'Server nie je dostupný alebo je zaneprázdnený. Čo ste uložili, je v bezpečí.',
    tryAgain: 'Skúsiť znova',
  },

  list: {
    search: 'Hľadať vizitky',
    sort: 'Zoradiť',
    sorts: { made: 'Od najnovších', changed: 'Podľa zmeny', name: 'Podľa názvu' },
    design: 'Firemný dizajn',
    allDesigns: 'Všetky dizajny',
    noDesign: 'Bez dizajnu',
    branch: 'Pobočka',
    allBranches: 'Všetky pobočky',
    found: (count) => `Vizitky: ${count}`,
    nothing: 'Hľadaniu nezodpovedá žiadna vizitka.',
    showAll: 'Zobraziť všetky vizitky',
    select: (name) => `Vybrať ${name}`,
    selection: 'Vybrané vizitky',
    selected: (count) => `Vybrané vizitky: ${count}`,
    selectAll: (count) => `Vybrať všetky (${count})`,
    clearSelection: 'Zrušiť výber',
    deletion: {
      title: (count) => `Vymazať vizitky (${count})?`,
      text: 'Vizitky pôjdu do koša. Obnoviť ich môžete 30\u00a0dní.',
    },
    deleted: (count) => `Vizitky v\u00a0koši: ${count}.`,
    restored: (count) => `Obnovené vizitky: ${count}.`,
  },
  bin: {
    title: 'Kôš',
    text: 'Vymazané vizitky tu ostávajú 30\u00a0dní, najviac toľko, koľko je váš limit.',
    empty: 'Kôš je prázdny.',
    back: 'Moje vizitky',
    restore: 'Obnoviť',
    restoreCard: (name) => `Obnoviť ${name}`,
    daysLeft: (days) => `Zostávajúce dni: ${days}`,
  },

  editCard: 'Upraviť vizitku',
  back: 'Späť',
  notFound: {
    title: 'Vizitka sa nenašla',
    text: 'Možno bola vymazaná alebo patrí inému účtu.',
    back: 'Späť na zoznam',
  },

  saved: { title: 'Vizitka uložená', description: (name) => `„${name}“ nájdete v Mojich vizitkách.` },
  changed: { title: 'Vizitka uložená', description: (name) => `Zmeny vizitky „${name}“ sú uložené.` },
  duplicated: {
    title: 'Vizitka duplikovaná',
    description: (name) => `„${name}“ nájdete v Mojich vizitkách.`,
  },
  renamed: { title: 'Názov zmenený', description: (name) => `Vizitka sa teraz volá „${name}“.` },
  deleted: {
    title: 'Vizitka vymazaná',
    description: (name) => `„${name}“ už nie je v Mojich vizitkách.`,
    undo: 'Vrátiť späť',
  },
  restored: {
    title: 'Vizitka obnovená',
    description: (name) => `„${name}“ je opäť v Mojich vizitkách.`,
  },
};
