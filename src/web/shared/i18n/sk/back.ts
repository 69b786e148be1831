import type { BackMessages } from '../en/back.ts';

/** One, two to four, more. */
function sameLines(count: number): string {
  if (count === 1) return '1\u00a0riadok je rovnaký ako vpredu';
  return count < 5
    ? `${count}\u00a0riadky sú rovnaké ako vpredu`
    : `${count}\u00a0riadkov je rovnakých ako vpredu`;
}

export const backSk: BackMessages = {
  side: 'Strana',
  front: 'Predná',
  back: 'Zadná',
  form: 'Nastavenia zadnej strany',
  loading: 'Načítavajú sa nastavenia zadnej strany',
  drawing: (company, name) => `Zadná strana vizitky: ${name}, ${company}`,
  blankDrawing: 'Zadná strana je prázdna',
  loadFailed: 'Zadná strana tejto vizitky sa nenačítala. Skontrolujte pripojenie.',
  difference: 'Zadná strana',

  contents: 'Obsah',
  kinds: {
    blank: 'Prázdna',
    look: 'Vzhľad',
    logo: 'Logo',
    qr: 'QR kód',
    text: 'Text',
    card: 'Druhý jazyk',
  },
  blankNote: 'Súbor má jednu stranu. Vyberte obsah zadnej strany a\u00a0bude mať dve.',
  artwork: 'Pozadie a\u00a0grafika',
  noLogo: 'Vizitka ešte nemá logo. Nahrajte ho a\u00a0zobrazí sa tu.',
  largeLogo: 'Veľké, orezané okrajom',
  textGroup: 'Text',
  above: 'Nad kódom',
  below: 'Pod kódom',
  aboveExample: 'Uložte si kontakt',
  belowExample: 'vasa-stranka.sk',
  message: 'Text',
  messageExample: 'Čo je pre vás dôležité',

  qr: {
    title: 'QR kód',
    content: 'Čo povie',
    contents: {
      vcard: { name: 'vCard', detail: 'uloží kontakt' },
      url: { name: 'URL', detail: 'otvorí stránku' },
      text: { name: 'Text', detail: 'zobrazí text' },
    },
    fields: 'Polia',
    address: 'Adresa',
    addressExample: 'https://vasa-stranka.sk',
    text: 'Text',
    textExample: 'Ľubovoľný text, najviac pár riadkov',
    noAddress: 'Zadajte adresu a\u00a0kód sa zobrazí.',
    noText: 'Zadajte text a\u00a0kód sa zobrazí.',
    tooLong: 'Tento text je na QR kód príliš dlhý. Skráťte ho.',
    colour: 'Farba',
    colourHint: 'Vždy tmavšia ako pozadie',
    reading: {
      reading: 'Kód sa číta…',
      reads: 'Kód sa dá načítať',
      unread: 'Tento kód sa nedá prečítať. Zväčšite ho, stmavte alebo mu dajte viac miesta.',
      notLoaded: 'Kód sa neprečítal, lebo sa nenačítala čítačka. Skontrolujte pripojenie.',
    },
    move: 'QR kód: posúvajte šípkami po 1\u00a0mm, so Shiftom po 5\u00a0mm',
  },

  secondCard: {
    title: 'Texty v\u00a0druhom jazyku',
    note: 'Druhá vizitka v\u00a0štýle prednej strany, napríklad v\u00a0inom jazyku.',
    copy: 'Kopírovať z\u00a0prednej strany',
    isSame: 'Rovnaké ako vpredu',
    same: sameLines,
  },
};
