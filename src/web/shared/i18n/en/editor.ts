import type { Layout } from '#domain/card/card.ts';
import type { FormatId } from '#domain/card/formats.ts';
import type { TextField } from '#domain/card/text-fields.ts';

const fields: Record<TextField, string> = {
  companyName: 'Company name',
  website: 'Subtitle',
  fullName: 'Full name',
  position: 'Position',
  phone: 'Phone',
  email: 'Email',
  url: 'URL',
  department: 'Department',
  mobile: 'Mobile',
  street: 'Street',
  city: 'City',
  free1: 'Free line 1',
  free2: 'Free line 2',
};

/** Placeholders of empty fields. */
const examples: Record<TextField, string> = {
  companyName: 'Company Name',
  website: 'your-site.com',
  fullName: 'Full Name',
  position: 'What you do',
  phone: '+421',
  email: 'name@company.com',
  url: 'portfolio or profile',
  department: 'Sales',
  mobile: '+421',
  street: 'Street and number',
  city: 'Postcode and city',
  free1: 'Anything else',
  free2: 'Anything else',
};

const layouts: Record<Layout, string> = {
  classic: 'Classic',
  centered: 'Centered',
  split: 'Split',
  editorial: 'Editorial',
  minimal: 'Minimal',
  bold: 'Bold',
  columns: 'Columns',
  banner: 'Banner',
  divider: 'Divider',
  picture: 'Picture',
};

/** Where each format is usual. */
const usualIn: Record<FormatId, string> = {
  '90x50': 'Slovakia, Czechia, Poland, Hungary',
  '85x55': 'Germany, Austria, France, Italy, UK',
  '85x54': 'Plastic cards, as bank and ID cards',
  us: 'United States, Canada',
  jp: 'Japan',
  '90x55': 'Scandinavia, Australia, New Zealand',
  cn: 'China, Hong Kong',
};

/** What can be printed in the formats of countries whose scripts no shipped font has. */
const printedScripts: Partial<Record<FormatId, string>> = {
  jp: 'Latin, Greek and Cyrillic letters; Japanese in a TTF font of your own',
  cn: 'Latin, Greek and Cyrillic letters; Chinese in a TTF font of your own',
};

export const editorEn = {
  tagline: 'Business cards, ready for print',
  cardName: 'Card Name',
  cardNameExample: 'e.g. Front desk',
  save: 'Save Changes',
  downloadPdf: 'Download PDF',
  limitReached: 'LIMIT REACHED',
  usage: (count: number, limit: string) => `${count} of ${limit} cards saved`,
  loading: 'Loading the card',

  form: 'Card settings',
  groups: {
    company: 'Company',
    person: 'Person',
    contact: 'Contact',
    background: 'Background, format & orientation',
    logo: 'Logo',
  },
  fields,
  examples,
  background: 'Background',
  backgroundHint: '#ffffff or rgb(...) is accepted',
  orientation: 'Orientation',
  landscape: 'Landscape',
  portrait: 'Portrait',

  /** Lengths by unit; the numbers are formatted. */
  lengths: {
    mm: {
      length: (length: string) => `${length}mm`,
      size: (width: string, height: string) => `${width}x${height}mm`,
    },
    inch: {
      length: (length: string) => `${length}in`,
      size: (width: string, height: string) => `${width}x${height}in`,
    },
  },
  format: {
    title: 'Format',
    drawnToScale: 'Drawn to scale',
    usualIn,
    printedScripts,
    bleedArea: (size: string) => `Bleed Area ${size}`,
    custom: 'Custom size',
    width: 'Width',
    height: 'Height',
    note: 'Type sizes stay in points. Blocks keep their distance to the nearest edge, so nothing is stretched.',
    invalid: {
      notANumber: (min: string, max: string) => `Enter a number from ${min} to ${max}.`,
      outOfRange: (min: string, max: string) => `Each side must be ${min} to ${max} mm long.`,
      tooPrecise: (example: string) => `Use at most one decimal place, such as ${example}.`,
    },
    close: 'Close',
  },
  lines: {
    add: 'Add line',
    remove: (line: string) => `Remove ${line}`,
  },

  logo: {
    image: 'Image',
    accepted: 'PNG, JPG, SVG · max 10 MB',
    upload: 'Upload Logo',
    uploading: 'Uploading...',
    cancel: 'Cancel',
    sent: (sent: string, total: string) => `${sent} of ${total} MB`,
    sentKilobytes: (sent: string, total: string) => `${sent} of ${total} kB`,
    share: (percent: number) => `${percent} %`,
    box: (mm: number) => `${mm} × ${mm} mm`,
    remove: 'Remove',
    drop: 'Drop the logo here',
    sizeAndOffset: 'Size & offset',
    size: 'Size',
    left: 'Left',
    top: 'Top',
    mm: 'mm',
    move: 'Logo: move with the arrow keys, 1 mm at a time, 5 mm with Shift',
    hasName: 'My logo has the name in it',
    hasNameHint: 'The company name is not printed beside the logo. Contacts and codes keep it.',
    limited: (mm: string) => `Printed at ${mm} mm, so that the texts keep their place.`,
  },
  ok: 'OK',

  style: {
    font: 'Font',
    fontNote:
      'Arial and Helvetica are printed in Arimo, Times New Roman in Tinos, Georgia in Gelasio: same widths.',
    colour: 'Colour',
    style: 'Font and colour',
    hex: 'Hex',
    hue: 'Hue',
    hueValue: (degrees: number) => `${degrees} degrees`,
    shade: 'Saturation and brightness',
    shadeValue: (saturation: number, brightness: number) =>
      `Saturation ${saturation} %, brightness ${brightness} %`,
    onThisCard: 'On this card',
    lastValid: 'Last valid',
    restore: 'Restore',
    inks: {
      title: 'Inks in print, %',
      names: { c: 'Cyan, %', m: 'Magenta, %', y: 'Yellow, %', k: 'Black, %' },
      converted: 'As the press converts the colour. Type inks to print exactly those.',
      exact: 'Printed in exactly these inks, on this device.',
      wrong: 'Each ink is from 0 to 100.',
      tooMuch: (limit: number) => `Together more than ${limit} %, the limit of the print shop.`,
      failed: 'The inks could not be converted. Check your connection.',
    },
    notAColour: (typed: string) => `“${typed}” is not a colour. #ffffff or rgb(...) is accepted`,
  },

  preview: 'Preview',
  drawing: (company: string, name: string) => `The card of ${name}, ${company}`,
  placeholders: { companyName: 'Company Name', fullName: 'Full Name' },
  view: 'View',
  showRulers: 'Show Rulers',
  showBleed: 'Show Bleed Area',
  showSafe: 'Show Safe Margins',
  proof: {
    title: 'Print colours',
    explained: 'To the right of the line: the colours as coated paper shows them, by FOGRA39.',
    paperWhite: 'Simulate paper white',
    screen: 'Screen',
    paper: 'Paper',
    divider: 'Divider between screen and paper',
    dividerValue: (percent: number) => `${percent} % screen`,
    loading: 'Loading print colours…',
    failed: 'The print colours could not be loaded. Turn Print colours off and on to try again.',
  },
  bleedArea: (size: string) => `Bleed Area (${size})`,
  contentArea: (size: string) => `Content Area (${size})`,
  safeMargin: (length: string) => `Safe Margin (${length} from cut)`,
  before: (size: string) => `Before (${size})`,
  mm: 'mm',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: (percent: number) => `${percent}%`,
  fit: 'Fit',
  undo: 'Undo',
  redo: 'Redo',
  look: 'Look',
  importTexts: {
    open: 'Paste or import texts',
    dialogFailed: {
      title: 'The import could not be opened',
      text: 'Part of the page did not load. Your card is safe here. Check your connection and try again.',
    },
  },
  /** What an empty card can start with. */
  start: {
    title: 'Paste your signature, drop your logo',
    paste: 'Paste your signature',
    pasteHint: 'From any email. Lines find their places.',
    logo: 'Add your logo',
    looks: 'Or start from a look',
  },
  withoutLook: 'Without a look',
  asLook: 'As the look has it',
  layout: 'Layout',
  layouts,
  fontNotOnDevice: (fonts: string) =>
    `This card uses ${fonts}, which is not on this device. Inter is shown and printed in its place. Add the file under Card fonts.`,
  fontsFailed: 'This card’s fonts could not be loaded. Check your connection.',
  tryAgain: 'Try again',

  loginRequired: {
    title: 'Login Required',
    text: 'You must be logged in to save business cards.',
    comfort: 'Your design stays here. You can download the PDF without an account.',
  },
  missing: {
    title: 'Error',
    cardName: 'Please enter a card name.',
    texts: 'Please fill in at least company name and full name.',
  },

  draft: {
    saved: 'Draft saved on this device',
    saving: 'Saving draft',
    restoredFrom: (when: string) => `Restored from ${when}`,
    startOver: 'Start over',
    close: 'Close',
    failed: 'This browser cannot save a draft. Download the PDF before you leave.',
    notSaved: {
      viewing: 'Drafts are not saved while you view the site as another user.',
      unknown:
        'Your account could not be loaded, so your draft is not saved. Download the PDF before you leave, or reload the page.',
    },
  },
  changes: {
    mark: 'Unsaved changes',
    saved: 'Unsaved changes are stored on this device',
    saving: 'Storing your changes',
    discard: 'Discard changes',
    failed: 'This browser cannot save a draft. Save your changes before you leave.',
  },
  twoTabs: {
    title: 'This card was changed in another tab',
    text: (name: string, differences: number) =>
      `${name} has two versions with ${differences === 1 ? '1 difference' : `${differences} differences`}. Choose the one to keep.`,
    unnamed: 'The draft',
    named: (name: string) => `“${name}”`,
    thisTab: 'This tab',
    otherTab: 'Other tab',
    changedAt: (time: string) => `Not saved yet, changed ${time}`,
    savedAt: (time: string) => `Saved ${time}`,
    empty: 'empty',
    cancel: 'Cancel',
    keepThis: 'Keep this tab',
    keepOther: 'Keep other tab',
    keepBoth: 'Keep both as two cards',
    styles: 'Font, colour, format or layout',
    joined: 'Changes of another tab added',
    added: (parts: string) => `Added from the other tab: ${parts}.`,
  },
};

export type EditorMessages = typeof editorEn;
