import type { PeopleMessages } from '../en/people.ts';

export const peopleSk = {
  listProblems: {
    LIST_EMPTY:
      'Súbor je prázdny. Vyberte taký, ktorý má riadok s\u00a0hlavičkami a\u00a0riadok pre každého človeka.',
    LIST_WITHOUT_PEOPLE: 'Súbor má iba hlavičky. Pridajte riadok pre každého človeka.',
    LIST_TOO_LARGE: 'Súbor je väčší ako 5\u00a0MB. Odstráňte obrázky a\u00a0hárky, ktoré netreba.',
    LIST_TOO_MANY_ROWS: 'Zoznam má viac ako 500\u00a0ľudí. Rozdeľte ho do viacerých súborov.',
    LIST_TOO_MANY_COLUMNS: 'Zoznam má viac ako 100\u00a0stĺpcov. Odstráňte tie, ktoré nie sú pre vizitky.',
    LIST_NOT_A_TABLE: 'Toto nie je tabuľka. Uložte ju ako .csv alebo .xlsx.',
    LIST_OLD_EXCEL: 'Toto je zošit starej verzie programu Excel. Uložte ho ako .xlsx.',
    LIST_DAMAGED:
      'Zošit je poškodený alebo to nie je zošit. Otvorte ho v\u00a0tabuľkovom programe a\u00a0uložte znova ako .xlsx.',
    LIST_INFLATES_TOO_FAR:
      'Zošit je zbalený príliš husto, otvoriť ho nie je bezpečné. Uložte hárok ako .csv.',
    LIST_WITH_PASSWORD: 'Zošit je chránený heslom. Uložte kópiu bez hesla.',
  },
  rowProblems: {
    required: (field) => `${field}: povinný údaj`,
    locked: (field) => `${field}: určuje dizajn`,
    tooLong: (field) => `${field}: viac ako 200\u00a0znakov`,
    email: 'Neplatný e-mail',
    branch: 'Dizajn nemá takú pobočku',
  },
} satisfies PeopleMessages;
