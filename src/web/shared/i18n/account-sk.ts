import type { AccountMessages } from './account-en.ts';

/** After words that ask for the accusative: jednu vizitku, 3 vizitky, 5 vizitiek. */
function cards(count: number): string {
  if (count === 1) return '1\u00a0vizitku';
  return count >= 2 && count <= 4 ? `${count}\u00a0vizitky` : `${count}\u00a0vizitiek`;
}

export const accountSk: AccountMessages = {
  title: 'Účet',
  sections: 'Časti účtu',
  signedInAs: (username, email) => `${username}, ${email}`,

  plan: {
    title: 'Plán',
    limited: (limit) => `Limit uložených vizitiek: ${limit}, doživotný prístup`,
    unlimited: 'Neobmedzený počet uložených vizitiek, doživotný prístup',
    free: 'Návrh a\u00a0tlač; na ukladanie vizitiek treba platený plán',
  },
  password: {
    title: 'Heslo',
    current: 'Súčasné heslo',
    new: 'Nové heslo',
    hint: 'Aspoň 6\u00a0znakov. Ostatné zariadenia sa odhlásia.',
    change: 'Zmeniť heslo',
    changed: { title: 'Heslo je zmenené', description: 'Ostatné zariadenia sú odhlásené.' },
  },
  noPayments: 'Zatiaľ ste nič neplatili.',
  language: { title: 'Jazyk', hint: 'Uloží sa k\u00a0účtu a\u00a0platí na všetkých zariadeniach.' },
  data: {
    title: 'Vaše údaje',
    text: (count) =>
      `Jeden súbor ZIP: účet, platby a\u00a0${cards(count)} vo formáte JSON, k\u00a0tomu logá.`,
    export: 'Exportovať moje údaje',
  },
  deletion: {
    title: 'Vymazanie účtu',
    text: (count) => `Po 30\u00a0dňoch odstráni účet a\u00a0${cards(count)}. Najprv si údaje exportujte.`,
    ask: 'Vymazať účet',
    dialog: {
      title: 'Vymazať váš účet?',
      text: (count) =>
        `Všade vás odhlásime a\u00a0o\u00a030\u00a0dní natrvalo vymažeme účet a\u00a0${cards(count)}. Ak si to dovtedy rozmyslíte, stačí sa prihlásiť.`,
      password: 'Heslo',
      cancel: 'Zrušiť',
      confirm: 'Vymazať účet',
      close: 'Zavrieť',
    },
    deleted: {
      title: 'Účet je vymazaný',
      description: (date) => `Natrvalo zmizne ${date}. Dovtedy si ho môžete ponechať, stačí sa prihlásiť.`,
    },
  },
  leaving: {
    text: (date) => `Tento účet natrvalo zmizne ${date}.`,
    keep: 'Ponechať účet',
    kept: { title: 'Účet zostáva', description: 'Nič sa nevymaže.' },
  },
};
