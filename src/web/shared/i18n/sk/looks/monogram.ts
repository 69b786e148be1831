import type { MonogramMessages } from '../../en/looks/monogram.ts';

export const monogramSk: MonogramMessages = {
  title: 'Použiť monogram',
  description: 'Jedno až tri písmená ako vaše logo, písmom a\u00a0vo farbách vizitky.',
  letters: 'Písmená',
  take: (letters) => `Použiť ${letters}`,
  setting: 'Podoba',
  settings: {
    plain: 'Bez rámu',
    ring: 'V\u00a0kruhu',
    square: 'V\u00a0štvorci',
    overlapped: 'Cez seba',
    split: 'S\u00a0čiarou',
  },
  empty: 'Napíšte jedno až tri písmená.',
  lacking: 'Písmo tieto znaky nemá. Napíšte iné.',
  loading: 'Načítava sa písmo…',
  failed: 'Písmo sa nenačítalo. Overte pripojenie a\u00a0skúste to znova.',
  tryAgain: 'Skúsiť znova',
  cancel: 'Zrušiť',
  close: 'Zavrieť',
  use: 'Použiť monogram',
};
