import type { KeysMessages } from '../en/keys.ts';

const nb = '\u00a0';

export const keysSk: KeysMessages = {
  title: 'Kľúče',
  text: `Pre vaše vlastné programy. Kľúč koná len za tento účet, s${nb}právami, ktoré tu máte.`,
  reference: 'Dokumentácia',
  newKey: 'Nový kľúč',
  none: 'Nemáte žiadne kľúče.',
  loading: 'Kľúče sa načítavajú',
  madeBy: (username, date) => `${username}, ${date}`,
  used: (time) => `Použitý ${time}`,
  notUsed: 'Ešte nepoužitý',
  revoke: 'Zrušiť',
  revokeNamed: (name) => `Zrušiť ${name}`,
  made: (name) =>
    `Kľúč „${name}“ je vytvorený. Skopírujte si ho teraz: uchovávame len jeho odtlačok a${nb}znova ho neukážeme.`,
  copy: 'Kopírovať kľúč',
  copied: 'Skopírované',
  dismiss: 'Zavrieť',
  dialog: {
    title: 'Nový kľúč',
    text: `Každému programu dajte vlastný kľúč len s${nb}tým, čo potrebuje.`,
    name: 'Názov',
    nameHint: 'Napríklad Personálny systém',
    nameMissing: 'Napíšte názov',
    may: 'Smie',
    scopeMissing: 'Vyberte aspoň jedno',
    next: 'Pokračovať',
    cancel: 'Zrušiť',
    close: 'Zavrieť',
  },
  scopes: {
    'cards:read': `Čítať zoznam vizitiek a${nb}vizitky`,
    'cards:write': `Vytvárať, meniť a${nb}mazať vizitky`,
    'designs:read': 'Čítať firemné dizajny',
    'people:write': 'Posielať ľudí firemného dizajnu',
    'orders:read': `Čítať zoznam objednávok a${nb}objednávky`,
  },
  confirmation: {
    title: 'Potvrďte nový kľúč',
    text: 'Kto má kľúč, môže robiť to, čo kľúč smie, preto sa pýtame, kto ste.',
    confirm: 'Vytvoriť kľúč',
  },
  revocation: {
    title: (name) => `Zrušiť „${name}“?`,
    text: 'Programy, ktoré ho používajú, budú od ďalšej požiadavky odmietnuté. Nedá sa to vziať späť.',
    cancel: 'Ponechať',
    confirm: 'Zrušiť kľúč',
  },
  revoked: { title: 'Kľúč zrušený', description: (name) => `${name} už nefunguje.` },
};
