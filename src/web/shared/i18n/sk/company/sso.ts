import type { SsoErrorCode } from '#contract/sso/sso-errors.ts';
import type { SsoMessages } from '../../en/company/sso.ts';

const errors: Record<SsoErrorCode, { message: string }> = {
  SSO_UNKNOWN: {
    message: 'Pre túto adresu nemá jednotné prihlásenie žiadna firma. Prihláste sa heslom.',
  },
  SSO_EXPIRED: {
    message: 'Toto prihlásenie sa skončilo alebo začalo v\u00a0inom prehliadači. Začnite znova.',
  },
  SSO_FAILED: {
    message:
      'Poskytovateľ vašej firmy vás nepotvrdil. Začnite znova. Ak sa to zopakuje, povedzte to majiteľom firmy.',
  },
  SSO_UNREACHABLE: {
    message:
      'Poskytovateľ vašej firmy neodpovedá. Skúste to neskôr. Majitelia sa môžu prihlásiť heslom a\u00a0druhým faktorom.',
  },
  SSO_EMAIL_REFUSED: {
    message:
      'Poskytovateľ pre vás nemá potvrdenú adresu firmy. Obráťte sa na toho, kto sa stará o\u00a0firemné účty.',
  },
  SSO_ACCOUNT_EXISTS: {
    message:
      'Účet s\u00a0vašou adresou už existuje. Prihláste sa doň heslom a\u00a0znova zvoľte jednotné prihlásenie: tým sa spoja.',
  },
  SSO_REMOVED: { message: 'Už nie ste členom tejto firmy. Požiadajte majiteľa o\u00a0pozvánku.' },
  SSO_FOR_ADMIN: {
    message: 'Správcovia stránky nepoužívajú jednotné prihlásenie. Prihláste sa heslom.',
  },
  SSO_ISSUER_INVALID: {
    message:
      'Na tejto adrese vydavateľa nie je poskytovateľ OpenID Connect. Skopírujte ju od svojho poskytovateľa.',
  },
  SSO_SECRET_NEEDED: { message: 'Zadajte tajomstvo klienta od svojho poskytovateľa' },
  SSO_NOT_SET_UP: { message: 'Najprv nastavte poskytovateľa' },
  SSO_NOT_READY: {
    message:
      'Najprv vyskúšajte prihlásenie, overte e-mailovú doménu a\u00a0v\u00a0účte si nastavte druhý faktor.',
  },
  DOMAIN_NOT_FOUND: { message: 'Táto doména tu už nie je. Načítajte stránku znova.' },
  DOMAIN_TAKEN: {
    message: 'Túto doménu overila iná firma. Napíšte nám: adresa je na stránke Kontakt.',
  },
  TOO_MANY_DOMAINS: { message: 'Firma má najviac 20\u00a0domén. Najprv jednu odoberte.' },
  COMPANY_NOT_FOUND: { message: 'Firma sa nenašla' },
};

export const ssoSk: SsoMessages = {
  title: 'Jednotné prihlásenie',
  text: 'Členovia sa prihlasujú firemnými účtami cez OpenID Connect.',
  loading: 'Načítava sa jednotné prihlásenie',
  failed: {
    title: 'Nezmenené',
    text: 'Niečo sa nepodarilo. Skontrolujte pripojenie a\u00a0skúste to znova.',
  },
  saved: { title: 'Jednotné prihlásenie uložené', description: 'Teraz vyskúšajte prihlásenie.' },
  removed: { title: 'Jednotné prihlásenie zrušené', description: 'Členovia sa prihlasujú svojimi heslami.' },
  tested: (when) => `Vyskúšané ${when}`,
  notTested: 'Zatiaľ nevyskúšané',
  test: 'Vyskúšať prihlásenie',
  testPassed: {
    title: 'Prihlásenie funguje',
    description: 'Poskytovateľ odpovedal. Nič iné sa nezmenilo.',
  },
  provider: {
    label: 'Poskytovateľ',
    presets: {
      microsoft: { label: 'Microsoft Entra', detail: 'Tenant a\u00a0klient' },
      google: { label: 'Google Workspace', detail: 'Klient' },
      other: { label: 'Iný poskytovateľ', detail: 'Ľubovoľný OpenID Connect' },
    },
    issuer: 'Vydavateľ (issuer)',
    issuerHint: {
      microsoft:
        'S\u00a0ID vášho tenanta. Do ID tokenu pridajte voliteľné údaje (claims) email a\u00a0xms_edov.',
      google: 'Pre všetkých rovnaký. Ľudia potrebujú účet vašej organizácie.',
      other: 'Adresa, ktorú zverejňuje váš poskytovateľ.',
    },
    clientId: 'ID klienta',
    clientSecret: 'Tajomstvo klienta',
    secretKept: 'Ak pole necháte prázdne, zostane uložené tajomstvo.',
    required: 'Tento údaj je potrebný',
    redirect: 'Adresa návratu',
    redirectHint: 'Túto adresu povoľte u\u00a0svojho poskytovateľa.',
    save: 'Uložiť zmeny',
    remove: 'Zrušiť',
    confirmTitle: 'Zmeniť jednotné prihlásenie',
    confirmText: 'Rozhoduje o\u00a0tom, kto sa dostane do firmy, preto potvrďte, že ste to vy.',
    confirm: 'Uložiť zmeny',
    removeTitle: 'Zrušiť jednotné prihlásenie',
    removeText: 'Členovia sa potom prihlasujú heslom. Kto ho nemá, nastaví si ho e-mailom.',
    confirmRemove: 'Zrušiť prihlásenie',
  },
  copy: 'Kopírovať',
  copyNamed: (label) => `Kopírovať: ${label}`,
  copied: 'Skopírované',
  domains: {
    title: 'E-mailové domény',
    text: 'Prihlásia sa len ľudia s\u00a0adresou v\u00a0overenej doméne. Overí ju jeden záznam TXT vo vašom DNS.',
    none: 'Zatiaľ tu nie sú žiadne domény.',
    add: 'Pridať doménu',
    domain: 'Doména',
    domainHint: 'Časť firemných adries za znakom @.',
    invalid: 'Zadajte doménu, napríklad firma.sk',
    addTitle: 'Pridať doménu',
    addText: 'Potom ukážeme záznam, ktorý ju overí.',
    cancel: 'Späť',
    close: 'Zavrieť',
    byDns: 'záznamom TXT v\u00a0DNS',
    byOperator: 'našou podporou',
    proved: (date) => `Overená ${date}`,
    missing: 'Zatiaľ nenájdené',
    putThis: 'Toto vložte do svojho DNS',
    name: 'Názov',
    value: 'TXT',
    check: 'Skontrolovať znova',
    checkNamed: (domain) => `Skontrolovať znova ${domain}`,
    remove: 'Odobrať',
    removeNamed: (domain) => `Odobrať ${domain}`,
    removeTitle: (domain) => `Odobrať ${domain}?`,
    removeText: 'Ľudia s\u00a0takouto adresou sa už jednotným prihlásením neprihlásia.',
    provedToast: {
      title: 'Doména overená',
      description: (domain) => `Ľudia z\u00a0${domain} sa môžu prihlásiť.`,
    },
    missingToast: {
      title: 'Záznam tam zatiaľ nie je',
      description:
        'Zmena v\u00a0DNS môže trvať aj hodinu. Overte, či sa názov a\u00a0text zhodujú, a\u00a0skontrolujte to znova.',
    },
  },
  only: {
    title: 'Len jednotné prihlásenie',
    text: 'Heslá členov už firmu neotvoria. Vlastné účty im zostanú prístupné.',
    wayBack: 'Cesta späť pre majiteľa',
    wayBackText: 'Keď poskytovateľ nefunguje, majiteľ sa stále prihlási heslom a\u00a0druhým faktorom.',
    factorOn: 'Váš druhý faktor je nastavený',
    factorOff: 'Najprv si nastavte druhý faktor',
    logged: 'Každé použitie je v\u00a0zázname',
    confirmOn: 'Zavrieť firmu pre heslá',
    confirmOff: 'Otvoriť firmu pre heslá',
    confirmText: 'Potvrďte, že ste to vy.',
    on: 'Zapnúť',
    off: 'Vypnúť',
    changedOn: { title: 'Len jednotné prihlásenie je zapnuté', description: 'Heslá už firmu neotvoria.' },
    changedOff: { title: 'Len jednotné prihlásenie je vypnuté', description: 'Heslá firmu opäť otvoria.' },
  },
  page: {
    title: 'Jednotné prihlásenie',
    text: 'Zadajte svoju firemnú adresu. Otvorí sa prihlásenie vašej firmy.',
    email: 'E-mail',
    next: 'Pokračovať',
    working: 'Prihlasujeme vás',
    failedHeading: 'Neprihlásené',
    again: 'Začať znova',
    password: 'Prihlásiť sa heslom',
    connect: 'Prihlásiť sa do svojho účtu',
    welcome: { title: 'Vitajte', description: 'Ste prihlásení na 12\u00a0hodín.' },
  },
  errors,
};
