import type { RecoveryMessages } from '../en/recovery.ts';

export const recoverySk: RecoveryMessages = {
  backToLogin: 'Späť na prihlásenie',
  goOn: 'Pokračovať',
  goToLogin: 'Prejsť na prihlásenie',
  goToAccount: 'Prejsť do účtu',
  failedHeading: 'Tento odkaz nefunguje',
  forgotPassword: {
    link: 'Zabudli ste heslo?',
    title: 'Zabudnuté heslo',
    heading: 'Zabudli ste heslo?',
    text: 'Zadajte e-mailovú adresu svojho účtu. Pošleme vám odkaz, cez ktorý si zvolíte nové heslo.',
    send: 'Poslať odkaz',
    sentHeading: 'Pozrite si e-mail',
    sent: (email) =>
      `E-mail sme poslali na adresu ${email}. Ak k\u00a0nej patrí účet, nájdete v\u00a0ňom odkaz, ktorý funguje 30\u00a0minút.`,
    noMail: 'Nič neprišlo? Pozrite si spam alebo skúste adresu, s\u00a0ktorou ste sa registrovali.',
    again: 'Skúsiť inú adresu',
  },
  resetPassword: {
    title: 'Zvoľte si nové heslo',
    text: 'Aspoň 6\u00a0znakov. Odhlásime všetky vaše zariadenia.',
    newPassword: 'Nové heslo',
    submit: 'Zmeniť heslo',
    requestNew: 'Požiadať o\u00a0nový odkaz',
    changed: { title: 'Heslo je zmenené', description: 'Prihláste sa novým heslom.' },
  },
  verifyEmail: {
    title: 'Potvrďte svoju e-mailovú adresu',
    text: 'Potvrďte, že táto adresa je vaša. Potom sa ňou môžete prihlasovať a\u00a0obnoviť si zabudnuté heslo.',
    submit: 'Potvrdiť adresu',
    doneHeading: 'Adresa je potvrdená',
    done: (email) => `K\u00a0vášmu účtu patrí adresa ${email}. Môžete sa ňou prihlasovať.`,
  },
  undoEmailChange: {
    title: 'Vrátiť zmenu adresy',
    text: 'Váš účet dostane späť pôvodnú adresu. Všetky zariadenia odhlásime a\u00a0zvolíte si nové heslo.',
    submit: 'Vrátiť zmenu',
    doneHeading: 'Adresa je obnovená',
    done: (email) =>
      `Váš účet má znova adresu ${email}. Všetky zariadenia sú odhlásené. Poslali sme vám e-mail, cez ktorý si zvolíte nové heslo.`,
  },
};
