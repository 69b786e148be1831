import type { FailureTexts, Situation } from '../en/failures.ts';
import { slovakAlerts } from '../slovak-alerts.ts';

export const failuresSk: Record<Situation, FailureTexts> = {
  anotherPerson: {
    title: 'Prihlásený je niekto iný',
    fallback:
      'Odkedy sa táto stránka načítala, prihlásil sa v\u00a0tomto prehliadači niekto iný. Nič sa nezmenilo. Ak chcete pokračovať, načítajte stránku znova.',
    reload: 'Načítať znova',
  },
  saveCard: {
    title: 'Chyba',
    fallback: 'Vizitku sa nepodarilo uložiť.',
    byCode: {
      FREE_CANNOT_SAVE:
        'Ukladať vizitky môžu len používatelia s\u00a0plánom Premium alebo Corporate. Prejdite na vyšší plán.',
      CARD_LIMIT_EXCEEDED: (cardLimit) =>
        `Dosiahli ste limit vizitiek (${cardLimit}). Ak chcete vytvoriť ďalšie, prejdite na vyšší plán.`,
    },
  },
  saveChanges: {
    title: 'Chyba',
    fallback: 'Zmeny sa nepodarilo uložiť.',
    byCode: {
      FREE_CANNOT_CHANGE:
        'Na úpravu uložených vizitiek je potrebný platený plán. Vizitku si môžete naďalej pozrieť, stiahnuť aj vymazať.',
      CARD_TOO_NEW:
        'Túto vizitku uložila novšia verzia stránky. Vaše zmeny zostávajú v\u00a0tomto zariadení: načítajte stránku znova.',
    },
  },
  deleteCard: {
    title: 'Chyba',
    fallback: 'Vizitku sa nepodarilo vymazať.',
    byCode: { CARD_NOT_FOUND: 'Vizitka sa nenašla alebo už bola vymazaná.' },
  },
  duplicateCard: {
    title: 'Chyba',
    fallback: 'Vizitku sa nepodarilo duplikovať.',
    byCode: {
      CARD_LIMIT_EXCEEDED: 'Dosiahli ste limit vizitiek. Ak chcete vytvoriť ďalšie, prejdite na vyšší plán.',
      FREE_CANNOT_DUPLICATE:
        'S\u00a0plánom Free nie je možné duplikovať vizitky. Prejdite na plán Premium alebo Corporate.',
    },
  },
  restoreCard: {
    title: 'Chyba',
    fallback: 'Vizitku sa nepodarilo obnoviť.',
    byCode: {
      CARD_LIMIT_EXCEEDED: 'Dosiahli ste limit vizitiek. Ak chcete vytvoriť ďalšie, prejdite na vyšší plán.',
      CARD_NOT_FOUND: 'Vizitka sa nenašla alebo už bola vymazaná.',
    },
  },
  renameCard: {
    title: 'Chyba',
    fallback: 'Názov vizitky sa nepodarilo zmeniť.',
    byCode: {
      FREE_CANNOT_CHANGE:
        'Na premenovanie vizitiek je potrebný platený plán. Vizitku si môžete naďalej pozrieť, stiahnuť aj vymazať.',
    },
  },
  makeDesign: { title: 'Chyba', fallback: 'Firemný dizajn sa nepodarilo vytvoriť.' },
  changeDesign: { title: 'Chyba', fallback: 'Firemný dizajn sa nepodarilo uložiť.' },
  deleteDesign: { title: 'Chyba', fallback: 'Firemný dizajn sa nepodarilo vymazať.' },
  login: { title: 'Prihlásenie zlyhalo', fallback: 'Nesprávne prihlasovacie údaje' },
  forgotPassword: {
    title: 'Odkaz sa neodoslal',
    fallback: 'Odkaz sa nepodarilo poslať. Skúste to, prosím, znova.',
  },
  resetPassword: {
    title: 'Heslo sa nezmenilo',
    fallback: 'Heslo sa nepodarilo zmeniť. Skúste to, prosím, znova.',
  },
  verifyEmail: {
    title: 'Adresa nie je potvrdená',
    fallback: 'Adresu sa nepodarilo potvrdiť. Skúste to, prosím, znova.',
  },
  undoEmailChange: {
    title: 'Zmena sa nevrátila',
    fallback: 'Adresu sa nepodarilo obnoviť. Skúste to, prosím, znova.',
  },
  resendVerification: {
    title: 'E-mail sa neodoslal',
    fallback: 'E-mail sa nepodarilo poslať. Skúste to, prosím, znova.',
  },
  changeEmail: {
    title: 'E-mail sa nezmenil',
    fallback: 'Na novú adresu sa nepodarilo poslať odkaz. Skúste to, prosím, znova.',
  },
  secondFactor: { title: 'Nepotvrdené', fallback: 'Overenie sa nepodarilo. Skúste to znova.' },
  endSession: { title: 'Neodhlásené', fallback: 'Reláciu sa nepodarilo ukončiť. Skúste to znova.' },
  register: { title: 'Registrácia zlyhala', fallback: 'Účet sa nepodarilo vytvoriť' },
  adminUpdate: { title: 'Úprava zlyhala', fallback: 'Používateľa sa nepodarilo upraviť' },
  adminDelete: { title: 'Vymazanie zlyhalo', fallback: 'Používateľa sa nepodarilo vymazať' },
  adminImpersonate: {
    title: 'Prepnutie na používateľa zlyhalo',
    fallback: 'Na účet používateľa sa nepodarilo prepnúť',
  },
  checkout: { title: 'Chyba', fallback: 'Platbu sa nepodarilo začať' },
  payment: { title: 'Platba zlyhala', fallback: 'Platba neprešla.' },
  upgrade: {
    title: 'Plán sa nezmenil',
    fallback: 'Platba prebehla, no pri zmene plánu sa vyskytla chyba. Obráťte sa, prosím, na podporu.',
    byCode: {
      PAYMENT_REQUIRED:
        'Za tento plán neevidujeme platbu. Ak ste práve zaplatili, skúste to o\u00a0minútu znova.',
    },
  },
  withdraw: {
    title: 'Odstúpenie sa nepodarilo',
    fallback: 'Odstúpenie sa nám nepodarilo zaznamenať. Skúste to znova.',
  },
  changePassword: { title: 'Heslo sa nezmenilo', fallback: 'Heslo sa nepodarilo zmeniť. Skúste to znova.' },
  exportData: {
    title: 'Export zlyhal',
    fallback: 'Údaje sa nepodarilo stiahnuť. Skontrolujte pripojenie a\u00a0skúste to znova.',
    byCode: {
      TOO_MANY_ATTEMPTS: 'Údaje ste exportovali už veľakrát. Skúste to znova o\u00a0hodinu.',
      EXPORT_RUNNING: 'Predchádzajúci export sa ešte odosiela. Počkajte, kým sa dokončí.',
    },
  },
  deleteAccount: { title: 'Vymazanie zlyhalo', fallback: 'Účet sa nepodarilo vymazať. Skúste to znova.' },
  keepAccount: { title: 'Chyba', fallback: 'Vymazanie sa nepodarilo zrušiť. Skúste to znova.' },
  setLanguage: { title: 'Chyba', fallback: 'Jazyk sa nepodarilo uložiť k\u00a0účtu. Skúste to znova.' },
  logout: { title: 'Odhlásenie zlyhalo', fallback: 'Nepodarilo sa odhlásiť' },
  restoreSession: { title: 'Návrat zlyhal', fallback: 'Na účet správcu sa nepodarilo vrátiť' },
  generatePdf: { title: 'Chyba', fallback: slovakAlerts.PDF_FAILED.slovak },
};
