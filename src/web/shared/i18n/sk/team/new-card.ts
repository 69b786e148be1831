import type { NewCardMessages } from '../../en/team/new-card.ts';

export const newCardSk: NewCardMessages = {
  title: 'Nová vizitka',
  text: 'Vizitka dostane vzhľad a\u00a0pevné texty dizajnu. Ostatné napíšete v\u00a0editore.',
  legend: 'Ktorý dizajn má vizitka?',
  missing: 'Vyplňte tento text',
  make: 'Vytvoriť vizitku',
  without: 'Bez firemného dizajnu',
  failed: 'Vizitka nevznikla. Skontrolujte pripojenie a\u00a0skúste to znova.',
  close: 'Zavrieť',
};
