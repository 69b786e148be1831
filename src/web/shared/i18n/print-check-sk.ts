import { editorSk } from './editor-sk.ts';
import type { PrintCheckMessages } from './print-check-en.ts';

const shifts = { darker: 'tmavšie', lighter: 'svetlejšie', duller: 'menej sýto' } as const;

export const printCheckSk: PrintCheckMessages = {
  label: 'Kontrola tlače',
  waiting: 'Kontrola tlače čaká na vizitku',
  strip: (passed) => `Kontrola tlače: v\u00a0poriadku ${passed}`,
  passed: (count) => `v\u00a0poriadku: ${count}`,
  warnings: (count) => `upozornenia: ${count}`,
  problems: (count) => `chyby: ${count}`,
  andBrief: (counted, brief) => `${counted} – ${brief}`,
  stripFound: (counted, brief) => `Kontrola tlače, ${counted} – ${brief}`,
  logoLater: 'Logo sa skontroluje po nahratí',
  stillAvailable: 'PDF sa dá stiahnuť aj tak',
  details: 'Podrobnosti',
  close: 'Zavrieť',
  fixAll: (count) => `Opraviť všetko (${count})`,
  numbered: (number, title) => `${number}. ${title}`,
  pin: (number, title) => `Nález ${number}: ${title}`,
  states: { passed: 'V\u00a0poriadku', warning: 'Upozornenie', problem: 'Chyba' },
  subjects: {
    ...editorSk.fields,
    logo: 'Logo',
    rule: 'Linka',
    background: 'Pozadie',
    panel: 'Plocha',
  },
  rules: {
    bleed: {
      title: 'Spadávka je na všetkých stranách',
      detail: (mm) => `${mm}\u00a0mm na každej strane`,
      none: 'Bez spadávky',
    },
    textInMargin: {
      title: 'Text nezasahuje do ochranného okraja',
      detail: (mm, needed) => `Najbližšie ${mm}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
      none: 'Na vizitke nie je text',
    },
    logoInMargin: {
      title: 'Logo nezasahuje do ochranného okraja',
      detail: (mm, needed) => `Najbližšie ${mm}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
      none: 'Na vizitke nie je logo',
    },
    smallestText: {
      title: 'Najmenšie písmo',
      detail: (pt, needed) => `${pt}\u00a0pt, treba ${needed}\u00a0pt`,
      none: 'Na vizitke nie je text',
    },
    contrast: {
      title: 'Kontrast textu',
      detail: (ratio, needed) => `${ratio}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
      none: 'Na vizitke zatiaľ nie je text',
    },
    logoResolution: {
      title: 'Rozlíšenie loga',
      detail: (ppi, needed) => `${ppi}\u00a0ppi, treba ${needed}`,
      none: 'Na vizitke nie je logo',
    },
    totalInk: {
      title: 'Celkové krytie farbou',
      detail: (percent, limit) => `${percent}\u00a0%, najviac ${limit}\u00a0%`,
      none: 'Zatiaľ nezmerané',
    },
    lineWeight: {
      title: 'Hrúbka liniek',
      detail: (pt) => `Najtenšia ${pt}\u00a0pt`,
      none: 'Žiadna linka nie je tenšia ako 0,25\u00a0pt',
    },
    fonts: {
      title: 'Písma sú vložené',
      detail: (faces) => `Počet rezov: ${faces}`,
      none: 'Na vizitke nie je text',
    },
    placeholders: {
      title: 'Žiadny zástupný text',
      detail: (filled, fields) => `Vyplnené polia: ${filled}\u00a0z\u00a0${fields}`,
      none: 'Na vizitke nie je text',
    },
  },
  findings: {
    BLEED_TOO_SMALL: {
      title: ({ subject }) => `${subject}: nesiaha po spadávku`,
      detail: ({ measured, needed }) => `${measured}\u00a0mm za rez, treba ${needed}\u00a0mm`,
      brief: ({ subject, measured }) => `${subject} siaha ${measured}\u00a0mm za rez`,
    },
    TEXT_PAST_SAFE_MARGIN: {
      title: ({ subject }) => `${subject}: v\u00a0ochrannom okraji`,
      detail: ({ measured, needed }) => `${measured}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
      brief: ({ subject, measured }) => `${subject} je ${measured}\u00a0mm od rezu`,
    },
    TEXT_OVERLAPS: {
      title: ({ subject, over }) => `${subject} a\u00a0${over} sa prekrývajú`,
      detail: ({ measured }) => `O\u00a0${measured}\u00a0mm, treba medzeru`,
      brief: ({ subject, over }) => `${subject} a\u00a0${over} sa prekrývajú`,
    },
    LOGO_PAST_SAFE_MARGIN: {
      title: () => 'Logo zasahuje do ochranného okraja',
      detail: ({ measured, needed }) => `${measured}\u00a0mm od rezu, treba ${needed}\u00a0mm`,
      brief: ({ measured }) => `logo je ${measured}\u00a0mm od rezu`,
    },
    TEXT_TOO_SMALL: {
      title: ({ subject }) => `${subject}: malé písmo`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ subject, measured }) => `${subject} má ${measured}\u00a0pt`,
    },
    TEXT_TOO_LONG: {
      title: ({ subject }) => `${subject}: príliš dlhý text`,
      detail: ({ measured }) => `Nezmestí sa ani pri ${measured}\u00a0pt`,
      brief: ({ subject }) => `${subject} sa nezmestí`,
    },
    LOW_CONTRAST: {
      title: ({ subject }) => `${subject}: kontrast`,
      detail: ({ measured, needed }) => `${measured}\u00a0:\u00a01, treba ${needed}\u00a0:\u00a01`,
      brief: ({ subject, measured }) => `${subject} má kontrast ${measured}\u00a0:\u00a01`,
    },
    LOGO_TOO_COARSE: {
      title: () => 'Rozlíšenie loga',
      detail: ({ measured, needed, sizeMm }) => `${measured}\u00a0ppi pri ${sizeMm}\u00a0mm, treba ${needed}`,
      brief: ({ measured }) => `logo má v\u00a0tejto veľkosti ${measured}\u00a0ppi`,
    },
    TOO_MUCH_INK: {
      title: ({ subject }) => `${subject}: priveľa farby`,
      detail: ({ measured, needed }) => `${measured}\u00a0%, najviac ${needed}\u00a0%`,
      brief: ({ subject, measured }) => `${subject} má ${measured}\u00a0% farby`,
    },
    COLOUR_SHIFTS_IN_PRINT: {
      title: ({ subject, shift }) => `${subject}: v\u00a0tlači ${shifts[shift]}`,
      detail: ({ chosen, ink }) => `${chosen} tento profil nedosiahne. Najbližšie farby: ${ink}`,
      brief: ({ chosen, printed }) => `${chosen} sa vytlačí ako ${printed}`,
    },
    FINE_TEXT_OF_SEVERAL_INKS: {
      title: ({ subject }) => `${subject}: drobné písmo z\u00a0viacerých farieb`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt vo farbe, treba ${needed}\u00a0pt`,
      brief: ({ subject, measured }) => `${subject} má ${measured}\u00a0pt z\u00a0viacerých farieb`,
    },
    FINE_TEXT_REVERSED: {
      title: ({ subject }) => `${subject}: drobné svetlé písmo na tmavom`,
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ subject, measured }) => `${subject} má ${measured}\u00a0pt na tmavom podklade`,
    },
    LINE_TOO_THIN: {
      title: () => 'Linka je tenká',
      detail: ({ measured, needed }) => `${measured}\u00a0pt, treba ${needed}\u00a0pt`,
      brief: ({ measured }) => `linka má ${measured}\u00a0pt`,
    },
    MISSING_CHARACTERS: {
      title: ({ subject }) => `${subject}: chýbajúce znaky`,
      detail: ({ characters }) => `Písmo nemá ${characters}`,
      brief: ({ characters }) => `písmo nemá ${characters}`,
    },
    PLACEHOLDER_LEFT: {
      title: () => 'Zástupný text',
      detail: ({ measured, needed }) => `Vyplnené polia: ${measured}\u00a0z\u00a0${needed}`,
      brief: ({ subject, over }) => (over === '' ? `${subject} chýba` : `${subject} a\u00a0${over} chýbajú`),
    },
  },
  fixes: {
    moveLeft: (mm) => `Posunúť o\u00a0${mm}\u00a0mm doľava`,
    moveRight: (mm) => `Posunúť o\u00a0${mm}\u00a0mm doprava`,
    moveUp: (mm) => `Posunúť o\u00a0${mm}\u00a0mm nahor`,
    moveDown: (mm) => `Posunúť o\u00a0${mm}\u00a0mm nadol`,
    moveIn: 'Posunúť dovnútra',
    shrinkLogo: (mm) => `Zmenšiť logo na ${mm}\u00a0mm`,
    darken: (colour) => `Stmaviť na ${colour}`,
    lighten: (colour) => `Zosvetliť na ${colour}`,
    use: (colour) => `Použiť ${colour}`,
    setIn: (font) => `Použiť písmo ${font}`,
  },
};
