import { cardLimits } from '#domain/plan/plans.ts';
import type { AccountMessages } from '../en/account.ts';

/** The end of a list in the accusative: nothing, 1 vizitku, 3 vizitky, 5 vizitiek. */
function andCards(count: number): string {
  if (count === 0) return '';
  if (count === 1) return ' a\u00a01\u00a0vizitku';
  return ` a\u00a0${count}\u00a0${count <= 4 ? 'vizitky' : 'vizitiek'}`;
}

export const accountSk: AccountMessages = {
  title: 'Účet',
  keys: 'Kľúče a\u00a0udalosti',
  sections: 'Časti účtu',

  plan: {
    title: 'Plán',
    limited: (limit) => `Limit uložených vizitiek: ${limit}, doživotný prístup`,
    unlimited: `Neobmedzený počet vizitiek: naraz až ${cardLimits.enterprise}\u00a0uložených, doživotný prístup`,
    free: 'Navrhovanie a\u00a0sťahovanie PDF. Na ukladanie vizitiek treba platený plán.',
  },
  email: {
    title: 'E-mail',
    confirmed: 'Adresa je potvrdená. Môžete sa ňou prihlasovať.',
    unconfirmed:
      'Táto adresa ešte nie je potvrdená. Otvorte odkaz v\u00a0e-maile, ktorý sme vám poslali. Dovtedy vás e-mailom neupozorníme na nové prihlásenia ani na zmeny účtu.',
    resend: 'Poslať e-mail znova',
    resent: {
      title: 'E-mail je odoslaný',
      description: (email) => `Nový odkaz sme poslali na adresu ${email}.`,
    },
    new: 'Nový e-mail',
    password: 'Vaše heslo',
    hint: 'Na novú adresu pošleme odkaz. Adresa sa zmení, keď ho otvoríte.',
    change: 'Zmeniť e-mail',
    asked: {
      title: 'Pozrite si novú adresu',
      description: (email) => `Odkaz sme poslali na adresu ${email}. Adresa sa zmení, keď ho otvoríte.`,
    },
  },
  password: {
    title: 'Heslo',
    current: 'Súčasné heslo',
    new: 'Nové heslo',
    hint: 'Aspoň 6\u00a0znakov. Po zmene odhlásime ostatné zariadenia.',
    adminHint: 'Správcovia aspoň 12\u00a0znakov. Po zmene odhlásime ostatné zariadenia.',
    change: 'Zmeniť heslo',
    changed: { title: 'Heslo je zmenené', description: 'Ostatné zariadenia sú odhlásené.' },
  },
  noPayments: 'Zatiaľ nemáte žiadne platby.',
  language: { title: 'Jazyk', hint: 'Uloží sa k\u00a0účtu a\u00a0platí na všetkých zariadeniach.' },
  data: {
    title: 'Vaše údaje',
    text: (count) =>
      `Stiahnite si jeden súbor ZIP: ${count === 0 ? 'doklady' : 'vizitky a\u00a0doklady'} v\u00a0PDF; účet, firmu na faktúrach${count === 0 ? ' a\u00a0' : ', '}platby${andCards(count)} vo formáte JSON; a\u00a0vaše logá.`,
    export: 'Exportovať moje údaje',
    cancel: 'Zrušiť',
    fetching: 'Sťahujú sa vaše údaje',
    printing: (done, count) => `Vytvárajú sa PDF: ${done}\u00a0z\u00a0${count}`,
    incomplete: {
      title: 'Uložené bez niektorých PDF',
      all: 'Údaje sú úplné, ale PDF sa nepodarilo vytvoriť. Skontrolujte pripojenie a\u00a0exportujte znova.',
      some: (names) =>
        `Tieto vizitky sú v\u00a0súbore iba ako údaje: ${names}. Čo im chýba, uvidíte v\u00a0časti Moje vizitky.`,
    },
  },
  deletion: {
    title: 'Vymazanie účtu',
    text: (count) => `O\u00a030\u00a0dní vymažeme účet${andCards(count)}. Najprv si údaje exportujte.`,
    open: 'Vymazať účet',
    dialog: {
      title: 'Vymazať svoj účet?',
      text: (count) =>
        `Všade vás odhlásime a\u00a0o\u00a030\u00a0dní natrvalo vymažeme účet${andCards(count)}. Doklady a\u00a0faktúry zostanú, kým ich treba uchovávať podľa daňových zákonov. Dovtedy sa môžete prihlásiť a\u00a0zvoliť „Ponechať účet“.`,
      confirm: 'Vymazať účet',
    },
    deleted: {
      title: 'Vymazanie účtu je naplánované',
      description: (date) =>
        `Natrvalo ho vymažeme ${date}. Ak si ho chcete ponechať, dovtedy sa prihláste a\u00a0zvoľte „Ponechať účet“.`,
    },
  },
  pendingDeletion: {
    text: (date) => `Tento účet natrvalo vymažeme ${date}.`,
    keep: 'Ponechať účet',
    kept: { title: 'Účet zostáva', description: 'Nič sa nevymaže.' },
  },
};
