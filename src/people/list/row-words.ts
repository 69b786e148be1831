/** Words of rows that are no person, in Slovak, Czech, English and German, folded. */
export const rowWords = {
  /** What a row of totals begins with. */
  totals:
    'spolu celkom celkem sucet sucty soucet suma sumar medzisucet mezisoucet pocet total totals subtotal sum count number ' +
    'summe gesamt gesamtsumme insgesamt zwischensumme anzahl',
  /** What else stands in the cell of a total. */
  counted:
    'zamestnancov zamestnancu zamestnanci zamestnanec osob osoby ludi lidi pracovnikov pracovniku zaznamov zaznamu riadkov ' +
    'radku ks people employees persons rows records entries mitarbeiter personen zeilen grand of za a and und der celkovy',
  /** What a note about the export begins with. */
  notes: [
    'vytlacene',
    'vytlacil',
    'vytisteno',
    'vytvorene',
    'vytvoreno',
    'vygenerovane',
    'vygenerovano',
    'exportovane',
    'exportovano',
    'stav k',
    'stav ke',
    'vytistil',
    'datum tisku',
    'zpracoval',
    'strana',
    'zdroj',
    'poznamka',
    'printed',
    'generated',
    'created',
    'exported',
    'page',
    'source',
    'note',
    'gedruckt',
    'erstellt',
    'exportiert',
    'stand',
    'seite',
    'quelle',
  ],
} as const;
