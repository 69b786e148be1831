import type { DesignChangeMessages } from '../../en/team/design-change.ts';

export const designChangeSk: DesignChangeMessages = {
  title: (changed, unfit) =>
    unfit === 0
      ? `Zmenia sa vizitky:\u00a0${changed}`
      : `Zmenia sa vizitky:\u00a0${changed}, nezmestia sa:\u00a0${unfit}`,
  fit: 'Zmenia sa hneď po uložení. Kontrola tlače nenašla nový problém.',
  unfit:
    'S\u00a0novým dizajnom majú tieto vizitky texty, ktoré sa nezmestia, alebo neprejdú kontrolou tlače. Po uložení skráťte ich texty, alebo sa vráťte a\u00a0upravte dizajn.',
  unfitLabel: 'Vizitky, ktoré sa nezmestia',
  changed: (count) => `Zobraziť všetky, ktoré sa zmenia (${count})`,
  unchecked: {
    title: 'Vizitky sa nepodarilo skontrolovať',
    text: 'Môžete sa vrátiť a\u00a0skúsiť to znova, alebo uložiť hneď: čo sa nezmestí, povie kontrola pri tlači.',
  },
  open: 'Otvoriť',
  openCard: (name) => `Otvoriť na novej karte: ${name}`,
  back: 'Späť',
  versions: {
    title: 'Predošlé verzie',
    hint: 'Posledných 20\u00a0verzií tohto dizajnu. Návratom vznikne nová verzia; pobočky, ktoré odvtedy pribudli, ostanú.',
    none: 'Dizajn zatiaľ nemá predošlú verziu.',
    until: (when) => `Platila do ${when}`,
    changedBy: (username) => `Potom ju zmenil používateľ ${username}`,
    return: 'Vrátiť sa',
    returnTo: (when) => `Vrátiť sa k\u00a0verzii, ktorá platila do ${when}`,
  },
  ends: {
    links: (count) => `Prestanú fungovať odkazy na vyplnenie: ${count}.`,
    rows: (count) => `Vymažú sa riadky, ktoré čakajú na prijatie: ${count}.`,
  },
};
