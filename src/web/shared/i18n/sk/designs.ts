import type { DesignsMessages } from '../en/designs.ts';

export const designsSk: DesignsMessages = {
  title: 'Firemné dizajny',
  text: 'Jeden štýl pre veľa ľudí. Zmena dizajnu zmení naraz všetky jeho vizitky.',
  empty:
    'Zatiaľ nemáte firemný dizajn. Otvorte Moje vizitky, vyberte vizitku a\u00a0v\u00a0jej ponuke zvoľte „Vytvoriť firemný dizajn“.',
  needsPlan: 'Na firemné dizajny je potrebný platený plán.',
  make: 'Vytvoriť firemný dizajn',
  more: (name) => `Ďalšie možnosti: ${name}`,
  ofDesign: 'Firemný dizajn',
  cardCount: (count) => `Vizitky: ${count}`,
  name: 'Názov',
  look: 'Vzhľad, logo a\u00a0rub',
  editLook: 'Upraviť vzhľad, logo a\u00a0rub',
  editLookOf: (name) => `Upraviť vzhľad, logo a\u00a0rub: ${name}`,
  lookNotice: (count) =>
    `Uložením sa zmení vzhľad všetkých vizitiek tohto dizajnu (${count}). Texty, ktoré patria osobe, sú tu len ukážkou.`,
  sizes: {
    change: (texts, after, before) => `${texts} ${after}\u00a0pt namiesto ${before}\u00a0pt`,
    fixed: (sizes) => `Rovnaké písmo na všetkých vizitkách: ${sizes}.`,
    atSave: 'Veľkosti písma, do ktorých sa zmestia všetky vizitky, sa vypočítajú pri uložení.',
    refit: 'Prispôsobiť dnešným vizitkám',
    refitted: {
      title: 'Veľkosti prispôsobené',
      description: 'Po uložení ich budú mať všetky vizitky.',
    },
    same: { title: 'Veľkosti bez zmeny', description: 'Zmestia sa do nich všetky vizitky.' },
    failed: 'Veľkosti sa nepodarilo vypočítať. Skontrolujte pripojenie a\u00a0skúste to znova.',
  },
  texts: 'Texty',
  textsHint:
    'Zamknuté texty sú na každej vizitke rovnaké. Povinné a\u00a0voliteľné patria osobe. Skryté nie sú na žiadnej vizitke.',
  rule: (field) => `Pravidlo: ${field}`,
  words: (field) => `Znenie: ${field}`,
  rules: { locked: 'Zamknutý', required: 'Povinný', optional: 'Voliteľný', hidden: 'Skrytý' },
  branches: 'Pobočky',
  branchesHint: 'Riadky pobočky. Vizitka pobočky ich má, ak nemá vlastné.',
  branchName: 'Pobočka',
  noBranch: 'Bez pobočky',
  branchLine: (field, branch) => `${field}, ${branch}`,
  newBranch: 'Nová pobočka',
  addBranch: 'Pridať pobočku',
  removeBranch: (name) => `Odstrániť ${name}`,
  save: 'Uložiť dizajn',
  saved: { title: 'Dizajn uložený', description: (count) => `Vizitky s\u00a0novým vzhľadom: ${count}.` },
  conflict: {
    title: (name) => `Dizajn „${name}“ sa medzitým zmenil`,
    text: 'To isté sa zmenilo tu aj inde. Vyberte, čo si ponecháte; všetky ostatné zmeny zostanú z\u00a0oboch.',
    part: 'Zmenené dvakrát',
    own: 'Tu',
    saved: 'Uložené inde',
    empty: 'prázdne',
    removed: 'odstránené',
    cancel: 'Zrušiť',
    keepSaved: 'Ponechať uložené',
    keepOwn: 'Uložiť moje',
  },
  made: { title: 'Firemný dizajn vytvorený', description: 'Vizitka je prvou vizitkou dizajnu.' },
  delete: 'Vymazať dizajn',
  deletion: {
    title: (name) => `Vymazať dizajn „${name}“?`,
    text: (count) =>
      count === 0
        ? 'Nepoužíva ho žiadna vizitka.'
        : 'Jeho vizitky si ponechajú vzhľad, každá s\u00a0vlastnou kópiou štýlu. Ďalšie zmeny ich už nezmenia spolu.',
    cancel: 'Zrušiť',
    confirm: 'Vymazať dizajn',
  },
  deleted: {
    title: 'Dizajn vymazaný',
    description: (name) => `„${name}“ je preč. Jeho vizitky ostali, ako boli.`,
  },
  lockedHint: 'Určuje ho firemný dizajn',
  editNotice: (name) =>
    `Táto vizitka patrí k\u00a0firemnému dizajnu „${name}“. Štýl a\u00a0zamknuté riadky sa menia tam.`,
  editNoticeLink: 'Otvoriť dizajn',
};
