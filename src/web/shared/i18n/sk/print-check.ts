import type { FindingFacts, PrintCheckMessages } from '../en/print-check.ts';
import { editorSk } from './editor.ts';

const shifts = { darker: 'tmavšie', lighter: 'svetlejšie', duller: 'menej sýto' } as const;

/** One, two to four, more. */
function counted(count: number, [one, few, many]: readonly [string, string, string]): string {
  if (count === 1) return one;
  return count >= 2 && count <= 4 ? few : many;
}

const fromCut = ({ measured, needed, isPastCut }: FindingFacts) =>
  isPastCut
    ? `${measured}\u00a0mm za rezom, treba ${needed}\u00a0mm pred ním`
    : `${measured}\u00a0mm od rezu, treba ${needed}\u00a0mm`;

const fromCutInBrief = ({ measured, isPastCut }: FindingFacts) =>
  isPastCut ? `${measured}\u00a0mm za rezom` : `${measured}\u00a0mm od rezu`;

export const printCheckSk: PrintCheckMessages = {
  label: 'Kontrola tlače',
  labelOfSide: { front: 'Kontrola tlače, predná strana', back: 'Kontrola tlače, zadná strana' },
  sides: { front: 'Predná strana', back: 'Zadná strana' },
  ofSide: (side, what) => `${side}: ${what}`,
  waiting: 'Kontrola tlače čaká na vizitku',
  strip: (passed) => `Kontrola tlače: ${passed}\u00a0v\u00a0poriadku`,
  passed: (count) => `${count}\u00a0v\u00a0poriadku`,
  warnings: (count) => `${count}\u00a0${counted(count, ['upozornenie', 'upozornenia', 'upozornení'])}`,
  problems: (count) => `${count}\u00a0${counted(count, ['chyba', 'chyby', 'chýb'])}`,
  notes: (count) => `${count}\u00a0${counted(count, ['poznámka', 'poznámky', 'poznámok'])}`,
  andBrief: (counted, brief) => `${counted} – ${brief}`,
  stripFound: (counted, brief) => `Kontrola tlače: ${counted} – ${brief}`,
  logoLater: 'Logo sa skontroluje po nahratí',
  stillAvailable: 'PDF sa dá stiahnuť aj tak',
  details: 'Podrobnosti',
  close: 'Zavrieť',
  fixAll: (count) => `Opraviť všetko (${count})`,
  and: ' a\u00a0',
  texts: (count) => `${count}\u00a0${counted(count, ['text', 'texty', 'textov'])}`,
  press: {
    waiting: 'Krytie farbou a\u00a0tlačené farby sa kontrolujú',
    failed: 'Krytie farbou a\u00a0tlačené farby sa nepodarilo skontrolovať',
    dataSaver: 'Krytie farbou a\u00a0tlačené farby zatiaľ neskontrolované',
    why: 'Tlačový profil sa načíta, keď má prehliadač voľno',
    whyFailed: 'Tlačový profil sa nenačítal',
    whyDataSaver: 'Nenačítané, lebo prehliadač šetrí dáta',
    checkNow: 'Skontrolovať',
    tryAgain: 'Skúsiť znova',
  },
  numbered: (number, title) => `${number}. ${title}`,
  states: {
    passed: 'V\u00a0poriadku',
    warning: 'Upozornenie',
    problem: 'Chyba',
    information: 'Poznámka',
    waiting: 'Neskontrolované',
  },
  layouts: editorSk.layouts,
  subjects: {
    ...editorSk.fields,
    logo: 'Logo',
    rule: 'Linka',
    background: 'Pozadie',
    panel: 'Plocha',
    graphic: 'Grafika',
    picture: 'Fotografia',
    qr: 'QR kód',
    above: 'Text nad kódom',
    below: 'Text pod kódom',
    message: 'Text na zadnej strane',
  },
  rules: {
    bleed: {
      title: 'Spadávka je na všetkých stranách',
      detail: (mm) => `${mm}\u00a0mm na každej strane`,
    },
    textInMargin: {
      title: 'Text nezasahuje do ochranného okraja',
      detail: (mm, needed) => `Najbližšie ${mm}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
    },
    logoInMargin: {
      title: 'Logo nezasahuje do ochranného okraja',
      detail: (mm, needed) => `Najbližšie ${mm}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
    },
    smallestText: {
      title: 'Najmenšie písmo',
      detail: (pt, needed) => `${pt}\u00a0pt, treba ${needed}\u00a0pt`,
    },
    contrast: {
      title: 'Kontrast textu',
      detail: (ratio, needed) => `${ratio}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
    },
    logoContrast: {
      title: 'Kontrast loga',
      detail: (ratio, needed) => `Oproti podkladu ${ratio}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
    },
    logoResolution: {
      title: 'Rozlíšenie loga',
      detail: (ppi, needed) => `${ppi}\u00a0ppi, treba ${needed}`,
      unlimited: 'Vektorová kresba, ostrá v\u00a0každej veľkosti',
    },
    pictureResolution: {
      title: 'Rozlíšenie fotografie',
      detail: (ppi, needed) => `${ppi}\u00a0ppi, treba ${needed}`,
    },
    totalInk: {
      title: 'Celkové krytie farbou',
      detail: (percent, limit) => `${percent}\u00a0%, najviac ${limit}\u00a0%`,
    },
    finishing: {
      title: 'Výťažok zušľachtenia',
      detail: (parts) => `Časti tejto strany: ${parts}`,
    },
    lineWeight: {
      title: 'Hrúbka liniek',
      detail: (pt) => `Najtenšia ${pt}\u00a0pt`,
    },
    graphicNearText: {
      title: 'Grafika ďalej od textov',
      detail: (_, needed) => `Okolo každého textu aspoň ${needed}\u00a0mm`,
    },
    graphicLines: {
      title: 'Linky grafiky',
      detail: (pt) => `Najtenšia ${pt}\u00a0pt`,
    },
    graphicEdges: {
      title: 'Grafika pri reze',
      detail: (_, needed) => `Presahuje rez alebo končí ${needed}\u00a0mm pred ním`,
    },
    fonts: {
      title: 'Písma sú vložené',
      detail: (faces) => `Počet rezov: ${faces}`,
    },
    placeholders: {
      title: 'Firma a\u00a0meno sú vyplnené',
      detail: (filled, fields) => `Vyplnené polia: ${filled}\u00a0z\u00a0${fields}`,
    },
    qrModule: {
      title: 'Veľkosť bodu QR kódu',
      detail: (mm, needed) => `${mm}\u00a0mm, treba ${needed}\u00a0mm`,
    },
    qrQuietZone: {
      title: 'Voľné miesto okolo QR kódu',
      detail: (modules, needed) => `Voľné body: ${modules}, treba ${needed}`,
    },
    qrContrast: {
      title: 'Kontrast QR kódu',
      detail: (ratio, needed) => `${ratio}:1, treba ${needed}:1`,
    },
    qrReads: {
      title: 'QR kód sa dá prečítať',
      detail: () => 'Prečítaný text sa zhoduje s\u00a0obsahom',
    },
    qrInMargin: {
      title: 'QR kód v\u00a0bezpečnej zóne',
      detail: (mm, needed) => `Najbližšie ${mm}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
    },
  },
  findings: {
    BLEED_TOO_SMALL: {
      title: ({ subjects }) => `Nesiaha po spadávku: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0mm za rez, treba ${needed}\u00a0mm`,
      brief: ({ names, measured }) => `${names} siaha ${measured}\u00a0mm za rez`,
      advice: null,
    },
    TEXT_PAST_SAFE_MARGIN: {
      title: ({ subjects }) => `Text v\u00a0ochrannom okraji: ${subjects}`,
      detail: fromCut,
      brief: (facts) => `${facts.names}: ${fromCutInBrief(facts)}`,
      advice: 'Skráťte text',
    },
    TEXT_OVERLAPS: {
      title: ({ subjects, over }) =>
        over === 'logo'
          ? `Text cez logo: ${subjects}`
          : over === 'rule'
            ? `Text cez linku: ${subjects}`
            : `Texty sa prekrývajú: ${subjects}`,
      detail: ({ measured }) => `O\u00a0${measured}\u00a0mm, treba medzeru`,
      brief: ({ names, over }) =>
        over === 'logo'
          ? `text cez logo: ${names}`
          : over === 'rule'
            ? `text cez linku: ${names}`
            : `${names} sa prekrývajú`,
      advice: 'Skráťte text alebo zvoľte iné rozloženie',
    },
    TEXT_CROSSES_PANEL: {
      title: ({ subjects }) => `Text cez okraj plochy: ${subjects}`,
      detail: ({ measured }) => `Sčasti na ploche, od jej okraja chýba ${measured}\u00a0mm`,
      brief: ({ names }) => `text cez okraj plochy: ${names}`,
      advice: 'Skráťte text alebo zvoľte iné rozloženie',
    },
    LOGO_PAST_SAFE_MARGIN: {
      title: () => 'Logo zasahuje do ochranného okraja',
      detail: fromCut,
      brief: (facts) => `logo je ${fromCutInBrief(facts)}`,
      advice: 'Posuňte alebo zmenšite logo',
    },
    TEXT_TOO_SMALL: {
      title: ({ subjects }) => `Malé písmo: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ names, measured }) => `malé písmo: ${names}, ${measured}\u00a0pt`,
      advice: 'Skráťte text',
    },
    TEXT_TOO_LONG: {
      title: ({ subjects }) => `Príliš dlhý text: ${subjects}`,
      detail: ({ measured }) => `Nezmestí sa ani pri ${measured}\u00a0pt`,
      brief: ({ names }) => `príliš dlhý text: ${names}`,
      advice: 'Skráťte text',
    },
    LOW_CONTRAST: {
      title: ({ subjects }) => `Slabý kontrast: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
      brief: ({ names, measured }) => `slabý kontrast: ${names}, ${measured}\u00a0:\u00a01`,
      advice: 'Zvoľte inú farbu',
    },
    LOGO_HARDLY_VISIBLE: {
      title: () => 'Logo takmer nevidno',
      detail: ({ measured, needed }) =>
        `Oproti podkladu ${measured}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
      brief: ({ measured }) => `kontrast loga je ${measured}\u00a0:\u00a01`,
      advice: 'Zvoľte iné pozadie alebo logo v\u00a0inej farbe',
    },
    LOGO_TOO_COARSE: {
      title: () => 'Rozlíšenie loga',
      detail: ({ measured, needed, sizeMm }) => `${measured}\u00a0ppi pri ${sizeMm}\u00a0mm, treba ${needed}`,
      brief: ({ measured }) => `logo má v\u00a0tejto veľkosti ${measured}\u00a0ppi`,
      advice: 'Nahrajte väčší obrázok',
    },
    PICTURE_TOO_COARSE: {
      title: () => 'Rozlíšenie fotografie',
      detail: ({ measured, needed }) => `V\u00a0tomto výreze ${measured}\u00a0ppi, treba ${needed}`,
      brief: ({ measured }) => `fotografia má v\u00a0tomto výreze ${measured}\u00a0ppi`,
      advice: 'Vyberte fotografiu s\u00a0viac pixelmi alebo menší tvar',
    },
    LOGO_PROFILE_DROPPED: {
      title: () => 'Farebný profil loga sa nepoužije',
      detail: () => 'Profil v\u00a0súbore nepatrí k\u00a0obrázku, farby sa preto čítajú bez neho',
      brief: () => 'farebný profil loga nepatrí k\u00a0obrázku',
      advice: 'Exportujte logo znova so správnym profilom',
    },
    LOGO_PACKED_AS_PHOTOGRAPH: {
      title: () => 'Logo sa uloží ako fotografia',
      detail: ({ measured }) =>
        `V\u00a0PDF bude ako JPEG s\u00a0kvalitou ${measured}, súbor tak zostane malý`,
      brief: ({ measured }) => `logo je v\u00a0PDF ako JPEG s\u00a0kvalitou ${measured}`,
      advice: null,
    },
    TOO_MUCH_INK: {
      title: ({ subjects }) => `Priveľa farby: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0%, najviac ${needed}\u00a0%`,
      brief: ({ names, measured }) => `${names}: ${measured}\u00a0% farby`,
      advice: 'Opýtajte sa tlačiarne',
    },
    COLOUR_SHIFTS_IN_PRINT: {
      title: ({ subjects, shift }) => `V\u00a0tlači ${shifts[shift]}: ${subjects}`,
      detail: ({ chosen, ink }) => `${chosen} tento profil nedosiahne. Najbližšie farby: ${ink}`,
      brief: ({ chosen, printed }) => `${chosen} sa vytlačí ako ${printed}`,
      advice: null,
    },
    SPOT_MIXED: {
      title: ({ plate }) => `Priama farba je v\u00a0logu zmiešaná: ${plate}`,
      detail: () => 'Kde je zmiešaná s\u00a0inými farbami, vytlačí sa zo štyroch farieb',
      brief: ({ plate }) => `${plate} je v\u00a0logu zmiešaná s\u00a0inými farbami`,
      advice: 'Použite priamu farbu samostatne alebo s\u00a0bielou',
    },
    SPOT_UNDER_PIXELS: {
      title: ({ plate }) => `Logo z\u00a0bodov na priamej farbe: ${plate}`,
      detail: () => 'Jeho priehľadné časti by sa vytlačili ako obdĺžnik zo štyroch farieb',
      brief: ({ plate }) => `logo z\u00a0bodov leží na farbe ${plate}`,
      advice: 'Použite logo SVG alebo iné pozadie',
    },
    FINISHING_NEEDS_A_DRAWING: {
      title: ({ plate }) => `Logo nie je na výťažku ${plate}`,
      detail: () => 'PNG ani JPG nemá tvar, ktorý by zušľachtenie mohlo sledovať',
      brief: ({ plate }) => `logo nie je na výťažku ${plate}`,
      advice: 'Použite logo SVG alebo logo zo zušľachtenia vynechajte',
    },
    FINISHING_WITHOUT_PART: {
      title: ({ plate, subjects }) => `Chýba na vizitke aj na výťažku ${plate}: ${subjects}`,
      detail: ({ measured, needed }) => `Zušľachtenie dostane ${measured}\u00a0z\u00a0${needed} častí`,
      brief: ({ plate, names }) => `pre výťažok ${plate} chýba: ${names}`,
      advice: 'Doplňte chýbajúcu časť alebo zvoľte v\u00a0tlačiarni iné časti',
    },
    FINE_TEXT_OF_SEVERAL_INKS: {
      title: ({ subjects }) => `Drobné písmo z\u00a0viacerých farieb: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt vo farbe, treba ${needed}\u00a0pt`,
      brief: ({ names, measured }) => `drobné farebné písmo: ${names}, ${measured}\u00a0pt`,
      advice: 'Okraje môžu byť neostré',
    },
    FINE_TEXT_REVERSED: {
      title: ({ subjects }) => `Drobné svetlé písmo na tmavom: ${subjects}`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ names, measured }) => `drobné svetlé písmo: ${names}, ${measured}\u00a0pt`,
      advice: 'Tenké ťahy sa môžu zaliať',
    },
    LINE_OVER_LOGO: {
      title: () => 'Linka rozloženia vedie cez logo',
      detail: ({ measured }) => `V\u00a0dĺžke ${measured}\u00a0mm`,
      brief: () => 'linka vedie cez logo',
      advice: 'Posuňte alebo zmenšite logo, alebo zvoľte iné rozloženie',
    },
    LINE_TOO_THIN: {
      title: () => 'Linka je tenká',
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ measured }) => `linka má ${measured}\u00a0pt`,
      advice: null,
    },
    GRAPHIC_NEAR_TEXT: {
      title: ({ subjects }) => `Grafika blízko textu: ${subjects}`,
      detail: ({ measured, needed }) => `Odstup ${measured}\u00a0mm, treba ${needed}\u00a0mm`,
      brief: ({ names, measured }) => `grafika blízko textu (${measured}\u00a0mm): ${names}`,
      advice: 'Skráťte text alebo zvoľte inú grafiku',
    },
    GRAPHIC_LINE_TOO_THIN: {
      title: () => 'Linky grafiky sú tenké',
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ measured }) => `linky grafiky majú ${measured}\u00a0pt`,
      advice: 'Zvoľte inú grafiku',
    },
    GRAPHIC_ENDS_NEAR_CUT: {
      title: () => 'Grafika končí blízko rezu',
      detail: ({ measured, needed, isPastCut }) =>
        isPastCut
          ? `${measured}\u00a0mm za rezom, treba ${needed}\u00a0mm`
          : `${measured}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
      brief: (facts) => `grafika končí ${fromCutInBrief(facts)}`,
      advice: 'Zvoľte inú grafiku',
    },
    MISSING_CHARACTERS: {
      title: ({ subjects }) => `Chýbajúce znaky: ${subjects}`,
      detail: ({ characters }) => `V\u00a0písme nie sú: ${characters}`,
      brief: ({ characters }) => `v\u00a0písme nie sú ${characters}`,
      advice: 'Zvoľte iné písmo',
    },
    FONT_NOT_ON_DEVICE: {
      title: ({ subjects }) => `Písmo nie je v\u00a0tomto zariadení: ${subjects}`,
      detail: ({ font }) => `${font} chýba, namiesto neho sa vytlačí Inter`,
      brief: ({ font }) => `${font} nie je v\u00a0tomto zariadení`,
      advice: 'Pridajte jeho súbor v\u00a0časti Písma vizitky alebo zvoľte iné písmo',
    },
    FACE_STOOD_IN: {
      title: ({ subjects }) => `Znaky z\u00a0iného písma: ${subjects}`,
      detail: ({ characters, font }) => `Písmu chýbajú znaky z\u00a0${characters}: vytlačí sa písmom ${font}`,
      brief: ({ characters, font }) => `${characters} sa vytlačí písmom ${font}`,
      advice: 'Vyberte písmo, ktoré ich má',
    },
    TEXT_EMPTY: {
      title: ({ subjects }) => `Prázdne, nevytlačí sa: ${subjects}`,
      detail: ({ measured, needed }) => `Vyplnené polia: ${measured}\u00a0z\u00a0${needed}`,
      brief: ({ names, count }) => (count === 1 ? `prázdne pole: ${names}` : `prázdne polia: ${names}`),
      advice: null,
    },
    QR_MODULES_TOO_SMALL: {
      title: () => 'Veľkosť bodu QR kódu',
      detail: ({ measured, needed }) => `${measured}\u00a0mm, treba ${needed}\u00a0mm`,
      brief: ({ measured }) => `body QR kódu majú ${measured}\u00a0mm`,
      advice: 'Zväčšite kód alebo skráťte jeho obsah',
    },
    QR_QUIET_ZONE_TOO_SMALL: {
      title: () => 'Voľné miesto okolo QR kódu',
      detail: ({ measured, needed }) => `Voľné body: ${measured}, treba ${needed}`,
      brief: ({ measured }) => `okolo QR kódu sú voľné body: ${measured}`,
      advice: 'Posuňte kód ďalej od textov a\u00a0okrajov',
    },
    QR_CONTRAST_TOO_LOW: {
      title: () => 'Kontrast QR kódu',
      detail: ({ measured, needed }) => `${measured}:1, tmavé na svetlom, treba ${needed}:1`,
      brief: ({ measured }) => `kontrast QR kódu je ${measured}:1`,
      advice: 'Použite tmavý kód na svetlom pozadí',
    },
    QR_NOT_READ: {
      title: () => 'QR kód sa nedá prečítať',
      detail: () => 'Nakreslený v\u00a0300\u00a0dpi sa nedá prečítať so svojím obsahom',
      brief: () => 'QR kód sa nedá prečítať',
      advice: 'Zväčšite kód, stmavte ho alebo mu dajte viac miesta',
    },
    QR_PAST_SAFE_MARGIN: {
      title: () => 'QR kód presahuje bezpečnú zónu',
      detail: fromCut,
      brief: (facts) => `QR kód: ${fromCutInBrief(facts)}`,
      advice: 'Posuňte kód dovnútra',
    },
  },
  fixes: {
    moveLeft: (mm) => `Posunúť o\u00a0${mm}\u00a0mm doľava`,
    moveRight: (mm) => `Posunúť o\u00a0${mm}\u00a0mm doprava`,
    moveUp: (mm) => `Posunúť o\u00a0${mm}\u00a0mm nahor`,
    moveDown: (mm) => `Posunúť o\u00a0${mm}\u00a0mm nadol`,
    moveIn: 'Posunúť dovnútra',
    shrinkLogo: (mm) => `Zmenšiť logo na ${mm}\u00a0mm`,
    zoomOut: 'Ukázať z\u00a0fotografie viac',
    darken: (colour) => `Stmaviť na ${colour}`,
    lighten: (colour) => `Zosvetliť na ${colour}`,
    use: (colour) => `Použiť ${colour}`,
    several: {
      darken: (count) => `Stmaviť texty (${count})`,
      lighten: (count) => `Zosvetliť texty (${count})`,
      use: (count) => `Texty čiernou farbou (${count})`,
    },
    setIn: (font) => `Použiť písmo ${font}`,
    takeLayout: (layout) => `Rozloženie ${layout}`,
    enlargeQr: (mm) => `Zväčšiť na ${mm}\u00a0mm`,
    leaveOut: (fields) => `Vynechať ${fields}`,
    resetPlace: 'Vrátiť na miesto',
  },
};
