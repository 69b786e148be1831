import { cardLimits } from '#domain/plan/plans.ts';
import type { ShareMessages } from '../en/share.ts';

const editor =
  'Navrhnite si vizitku online, skontrolujte ju v\u00a0milimetroch a\u00a0stiahnite PDF pripravené na tlač v\u00a0CMYK. Zadarmo a\u00a0bez účtu.';

export const shareSk: ShareMessages = {
  site: 'Vizitka – vizitky pripravené na tlač',
  picture: 'Vizitky pripravené na tlač: vizitka so spadávkou a\u00a0ochranným okrajom medzi inými vizitkami.',
  descriptions: {
    '/': editor,
    '/create': editor,
    '/looks':
      'Štyridsaťosem vzhľadov vizitiek, predná aj zadná strana, pre každý odbor. Napíšte svoje texty raz a\u00a0uvidíte ich vo všetkých.',
    '/pricing': `Navrhovať a\u00a0sťahovať môžete zadarmo. Uložte si ${cardLimits.premium}\u00a0vizitiek za 19\u00a0$ alebo ${cardLimits.enterprise} za 90\u00a0$: jedna platba, žiadne predplatné, vrátenie peňazí do 30\u00a0dní.`,
    '/login': 'Prihláste sa k\u00a0svojim vizitkám: upravte ich, duplikujte a\u00a0znova vytlačte.',
    '/login?tab=register': 'Vytvorte si bezplatný účet a\u00a0majte svoje vizitky na jednom mieste.',
    '/list': 'Vaše uložené vizitky, pripravené na úpravu a\u00a0ďalšiu tlač.',
    '/bin': 'Vaše vymazané vizitky, ktoré možno 30\u00a0dní obnoviť.',
    '/designs': 'Firemné dizajny: jeden štýl pre vizitky mnohých ľudí.',
    '/design/:id': 'Vzhľad firemného dizajnu: štýl, logo, formát a\u00a0rub všetkých jeho vizitiek.',
    '/import': 'Zo zoznamu ľudí vzniknú vizitky jedného dizajnu.',
    '/company': 'Členovia, záznam, platby a\u00a0údaje vašej firmy.',
    '/invitation': 'Pozvánka pracovať na vizitkách firmy.',
    '/sso': 'Prihláste sa účtom, ktorý máte vo svojej firme.',
    '/orders': 'Objednávky vizitiek pre tlačiarne.',
    '/order/:id': 'Objednávka vizitiek pre tlačiareň.',
    '/shop-order': 'Súbory objednávky vizitiek.',
    '/inbox': 'Čo ľudia poslali cez odkazy na vyplnenie: prijať alebo odmietnuť.',
    '/fill-in': 'Skontrolujte si riadky na svojej vizitke.',
    '/edit/:id': 'Upravte uloženú vizitku a\u00a0stiahnite ju ako PDF.',
    '/checkout': 'Zaplaťte za svoj plán raz, kartou.',
    '/payment-success': 'Váš plán a\u00a0čo vám dáva.',
    '/account': 'Váš plán, e-mail, heslo, platby, jazyk a\u00a0údaje.',
    '/forgot-password': 'Pošleme vám e-mail s\u00a0odkazom na nové heslo.',
    '/reset-password': 'Zvoľte si nové heslo k\u00a0svojmu účtu.',
    '/verify-email': 'Potvrďte e-mailovú adresu svojho účtu.',
    '/undo-email-change': 'Vráťte svojmu účtu pôvodnú e-mailovú adresu.',
    '/proof': 'Skontrolujte vizitku pred tlačou: schváľte ju alebo požiadajte o\u00a0zmenu.',
    '/terms': 'Podmienky tejto stránky: čo dostanete, koľko platíte a\u00a0ako odstúpite.',
    '/privacy': 'Čo o\u00a0vás táto stránka ukladá, prečo a\u00a0ako dlho.',
    '/imprint': 'Kto túto stránku prevádzkuje.',
    '/accessibility': 'Ako je táto stránka prístupná a\u00a0komu napísať o\u00a0prekážkach.',
    '/contact': 'Ako sa spojiť s\u00a0prevádzkovateľom tejto stránky.',
    '/admin': 'Používatelia, ich plány a\u00a0záznam zmien.',
    'not-found': 'Na tejto adrese nič nie je.',
  },
};
