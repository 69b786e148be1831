import type { CardBack, QrBlock } from '#domain/card/card-back.ts';

const kinds: Record<CardBack['kind'] | 'blank', string> = {
  blank: 'Blank',
  look: 'Look',
  logo: 'Logo',
  qr: 'QR code',
  text: 'Text',
  card: 'Second language',
};

const contents: Record<QrBlock['content'], { name: string; detail: string }> = {
  vcard: { name: 'vCard', detail: 'saves the contact' },
  url: { name: 'URL', detail: 'opens a page' },
  text: { name: 'Text', detail: 'shows a text' },
};

/** The back of a card. */
export const backEn = {
  side: 'Side',
  front: 'Front',
  back: 'Back',
  form: 'Settings of the back',
  loading: 'Loading the settings of the back',
  drawing: (company: string, name: string) => `The back of the card of ${name}, ${company}`,
  blankDrawing: 'The back is blank',
  loadFailed: 'The back of this card could not be loaded. Check your connection.',
  difference: 'Back',

  contents: 'Contents',
  kinds,
  blankNote: 'The file has one page. Choose what the back shows and it has two.',
  artwork: 'Background & artwork',
  noLogo: 'The card has no logo yet. Upload one and it appears here.',
  largeLogo: 'Large, cropped by the edge',
  textGroup: 'Text',
  above: 'Above',
  below: 'Below',
  aboveExample: 'Save my contact',
  belowExample: 'your-site.com',
  message: 'Text',
  messageExample: 'What you stand for',

  qr: {
    title: 'QR code',
    content: 'Content',
    contents,
    fields: 'Fields',
    address: 'Address',
    addressExample: 'https://your-site.com',
    text: 'Text',
    textExample: 'Any text, up to a few lines',
    noAddress: 'Enter an address and the code appears.',
    noText: 'Enter a text and the code appears.',
    tooLong: 'This text is too long for a QR code. Shorten it.',
    colour: 'Colour',
    colourHint: 'Darker than the background, always',
    reading: {
      reading: 'Scanning the code…',
      reads: 'Scans correctly',
      unread: 'This code does not scan. Make it larger, darker or give it more room.',
      notLoaded: 'The code was not scanned: the reader did not load. Check your connection.',
    },
    move: 'QR code: move with the arrow keys, 1 mm at a time, 5 mm with Shift',
  },

  secondCard: {
    title: 'Texts in the second language',
    note: 'A second card in the style of the front, such as in another language.',
    copy: 'Copy from the front',
    isSame: 'Same as the front',
    same: (count: number) =>
      count === 1 ? '1 line is the same as the front' : `${count} lines are the same as the front`,
  },
};

export type BackMessages = typeof backEn;
