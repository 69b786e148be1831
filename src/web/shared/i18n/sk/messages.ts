import type { Messages } from '../en/messages.ts';
import { accountSk } from './account.ts';
import { backSk } from './back.ts';
import { billingSk } from './billing.ts';
import { cardStyleSk } from './card-style.ts';
import { cardsSk } from './cards.ts';
import { designsSk } from './designs.ts';
import { editorSk } from './editor.ts';
import { errorsSk, fieldErrorsSk } from './errors.ts';
import { failuresSk } from './failures.ts';
import { legalSk } from './legal.ts';
import { offerSk } from './offer.ts';
import { pdfSk } from './pdf.ts';
import { planUsageSk } from './plan-usage.ts';
import { printCheckSk } from './print-check.ts';
import { recoverySk } from './recovery.ts';

export const sk = {
  product: 'Vizitka',
  pageTitle: (page) => `${page} – Vizitka`,
  skipToContent: 'Preskočiť na obsah',
  madeBy: 'Vytvorilo',
  opensInNewTab: '(otvorí sa na novej karte)',
  help: 'Pomoc',
  learnMore: 'Viac o\u00a0tom',
  roles: { free: 'Free', premium: 'Premium', enterprise: 'Corporate', admin: 'Správca' },
  navigation: {
    label: 'Hlavná navigácia',
    createCard: 'Vytvoriť vizitku',
    looks: 'Vzhľady',
    pricing: 'Cenník',
    myCards: 'Moje vizitky',
    admin: 'Správa',
    openMenu: 'Otvoriť ponuku',
    closeMenu: 'Zavrieť ponuku',
  },
  account: {
    login: 'Prihlásenie',
    register: 'Registrácia',
    logout: 'Odhlásiť sa',
    menu: 'Účet',
    loading: 'Načítava sa váš účet',
    cards: 'Vizitky:',
    ...planUsageSk,
    viewingAs: 'Stránku si prezeráte ako:',
    returnToAdmin: 'Späť na účet správcu',
  },
  preferences: {
    label: 'Jazyk a\u00a0vzhľad',
    language: 'Jazyk',
    appearance: 'Vzhľad',
    themes: { system: 'Podľa systému', light: 'Svetlý', dark: 'Tmavý' },
  },
  auth: {
    welcomeBack: 'Vitajte späť',
    createAccount: 'Vytvorte si účet',
    tabs: 'Prihlásenie alebo registrácia',
    username: 'Používateľské meno',
    orEmail: 'Alebo potvrdená e-mailová adresa vášho účtu',
    email: 'E-mail',
    password: 'Heslo',
    showPassword: 'Zobraziť heslo',
    hidePassword: 'Skryť heslo',
    submitLogin: 'Prihlásiť sa',
    sso: 'Jednotné prihlásenie',
    submitRegister: 'Zaregistrovať sa',
    startsFree: 'Nové účty začínajú s\u00a0plánom Free.',
    passwordStrength: {
      short: 'Aspoň 6\u00a0znakov',
      weak: 'Slabé. Dlhšie heslo je bezpečnejšie.',
      fair: 'Dobré. Ešte pár znakov a\u00a0bude silné.',
      strong: 'Silné',
    },
    passwordWarning: {
      common: 'Slabé. Toto heslo používa veľa ľudí.',
      personal: 'Slabé. Obsahuje vaše meno alebo e-mail.',
    },
    passwordAdvice: {
      common: 'Vaše heslo používa veľa ľudí, iné je bezpečnejšie.',
      personal: 'Vaše heslo obsahuje vaše meno alebo e-mail, iné je bezpečnejšie.',
    },
  },
  recovery: recoverySk,
  legal: legalSk,
  accountPage: accountSk,
  billing: billingSk,
  cards: cardsSk,
  designs: designsSk,
  cardStyle: cardStyleSk,
  back: backSk,
  editor: editorSk,
  printCheck: printCheckSk,
  pdf: pdfSk,
  offer: offerSk,
  offline: {
    title: 'Ste offline.',
    text: 'Pokojne pokračujte: koncept aj logo zostávajú v\u00a0tomto zariadení. Ukladanie počká na pripojenie.',
    tryAgain: 'Skúsiť znova',
  },
  pageFailed: {
    title: 'Stránku sa nepodarilo načítať',
    text: 'Zostali ste tam, kde ste boli, a\u00a0o\u00a0nič ste neprišli. Skontrolujte pripojenie a\u00a0skúste to znova.',
    tryAgain: 'Skúsiť znova',
  },
  notFound: {
    title: 'Stránka sa nenašla',
    heading: 'Táto strana nesedí v\u00a0sútlači',
    text: '404 – na tejto adrese nič nie je. Stránka sa mohla presunúť alebo nikdy neexistovala.',
  },
  crash: {
    title: 'Chyba',
    heading: 'Niečo sa pokazilo',
    text: 'Stránka sa zastavila pre chybu na našej strane. Načítajte ju znova. Ak to nepomôže, prejdite na úvod.',
    reload: 'Načítať znova',
    start: 'Prejsť na úvod',
  },
  toasts: {
    region: 'Oznámenia ({hotkey})',
    announcement: 'Oznámenie',
    close: 'Zavrieť',
    welcomeBack: {
      title: 'Vitajte späť!',
      description: (username) => `Prihlásili ste sa ako ${username}.`,
    },
    accountCreated: {
      title: 'Účet je vytvorený',
      description: (username) => `Prihlásili sme vás ako ${username}.`,
    },
    loggedOut: { title: 'Odhlásenie', description: 'Úspešne ste sa odhlásili.' },
    sessionRestored: {
      title: 'Relácia správcu je obnovená',
      description: 'Ste späť na svojom účte správcu.',
    },
  },
  fieldErrors: fieldErrorsSk,
  errors: errorsSk,
  failures: failuresSk,
} satisfies Messages;
