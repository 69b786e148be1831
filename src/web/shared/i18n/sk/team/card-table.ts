import type { CardTableMessages } from '../../en/team/card-table.ts';

export const cardTableSk: CardTableMessages = {
  label: 'Vizitky v\u00a0tabuľke',
  columns: {
    select: 'Výber',
    name: 'Názov',
    position: 'Pozícia',
    branch: 'Pobočka',
    changed: 'Zmenená',
    ordered: 'Objednaná',
    state: 'Schválenie',
    more: 'Ďalšie',
  },
  selectGroup: (name) => `Vybrať všetky: ${name}`,
};
