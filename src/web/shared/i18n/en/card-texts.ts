/** Texts of a card in and out: a pasted signature, a .vcf file. They are loaded with the dialogs. */
export const cardTextsEn = {
  title: 'Paste or import texts',
  description: 'From an email signature or a contact. Nothing changes until you confirm.',
  close: 'Close',
  paste: 'Signature or vCard',
  pasteHint: 'Nothing leaves this device.',
  chooseFile: 'Choose a .vcf file',
  dropHere: 'or drop it here',
  found: 'What goes where',
  count: (count: number) => (count === 1 ? '1 text found' : `${count} texts found`),
  nothingNew: 'The card already has all of these texts.',
  firstOf: (count: number) => `The file has ${count} contacts. The first one is used.`,
  empty: 'empty',
  /** The name of a checkbox, for screen readers. */
  change: (field: string, before: string, after: string) =>
    before === '' ? `${field}: ${after}` : `${field}: ${after}, instead of ${before}`,
  problems: {
    nothingFound: 'No texts for a card were found. Paste the whole signature, with name and contacts.',
    tooLong: 'This is too much text. Paste the signature alone, without the mail around it.',
    notVcard: 'This file is not a vCard. Choose a .vcf file from your contacts, or paste the text.',
    tooLarge: 'This file is larger than 1 MB. Save the contact again without its picture.',
    unreadable: 'The file could not be read. Try again, or paste the text.',
  },
  cancel: 'Cancel',
  use: 'Use these texts',
  used: {
    title: 'Texts used',
    description: (count: number) => (count === 1 ? '1 text was changed.' : `${count} texts were changed.`),
    undo: 'Undo',
  },
  contact: 'Contact file',
  contactHint: 'The texts as a vCard, for phones and address books',
  saveVcf: 'Save as .vcf',
  picture: { front: 'Picture of the front', back: 'Picture of the back' },
  pictureHint: 'SVG with outlines, PNG at 2× for a mail signature',
  saveSvg: 'Save as SVG',
  savePng: 'Save as PNG',
  pictureFailed: {
    title: 'The picture could not be saved',
    description: 'Your card is safe here. Check your connection and try again.',
  },
};

export type CardTextsMessages = typeof cardTextsEn;
