import type { CardTextsMessages } from '../en/card-texts.ts';

export const cardTextsSk: CardTextsMessages = {
  title: 'Vložiť alebo importovať texty',
  description: 'Z\u00a0podpisu v\u00a0e-maile alebo z\u00a0kontaktu. Bez potvrdenia sa nič nezmení.',
  close: 'Zavrieť',
  paste: 'Podpis alebo vCard',
  pasteHint: 'Nič neopustí toto zariadenie.',
  chooseFile: 'Vybrať súbor .vcf',
  dropHere: 'alebo ho pustite sem',
  found: 'Čo kam pôjde',
  count: (count) => `Nájdené texty: ${count}`,
  nothingNew: 'Všetky tieto texty už na vizitke sú.',
  firstOf: (count) => `Počet kontaktov v\u00a0súbore: ${count}. Použije sa prvý.`,
  empty: 'prázdne',
  change: (field, before, after) =>
    before === '' ? `${field}: ${after}` : `${field}: ${after} namiesto ${before}`,
  problems: {
    nothingFound: 'Nenašli sa žiadne texty na vizitku. Vložte celý podpis s\u00a0menom a\u00a0kontaktmi.',
    tooLong: 'Textu je priveľa. Vložte iba podpis, bez zvyšku e-mailu.',
    notVcard: 'Tento súbor nie je vCard. Vyberte súbor .vcf zo svojich kontaktov alebo vložte text.',
    tooLarge: 'Súbor má viac ako 1\u00a0MB. Uložte kontakt znova bez fotografie.',
    unreadable: 'Súbor sa nepodarilo prečítať. Skúste to znova alebo vložte text.',
  },
  cancel: 'Zrušiť',
  use: 'Použiť tieto texty',
  used: {
    title: 'Texty sú na vizitke',
    description: (count) => `Počet zmenených textov: ${count}.`,
    undo: 'Vrátiť',
  },
  contact: 'Súbor s\u00a0kontaktom',
  contactHint: 'Texty ako vCard do telefónu a\u00a0adresára',
  saveVcf: 'Uložiť ako .vcf',
  picture: { front: 'Obrázok prednej strany', back: 'Obrázok zadnej strany' },
  pictureHint: 'SVG s\u00a0obrysmi, PNG v\u00a0dvojnásobnom rozlíšení do podpisu v\u00a0e-maile',
  saveSvg: 'Uložiť ako SVG',
  savePng: 'Uložiť ako PNG',
  pictureFailed: {
    title: 'Obrázok sa nepodarilo uložiť',
    description: 'Vizitka je tu v\u00a0bezpečí. Skontrolujte pripojenie a\u00a0skúste to znova.',
  },
};
