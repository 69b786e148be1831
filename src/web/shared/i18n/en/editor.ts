import type { Layout, TextField } from '#domain/card/card.ts';

const fields: Record<TextField, string> = {
  companyName: 'Company name',
  website: 'Subtitle',
  fullName: 'Full name',
  position: 'Position',
  phone: 'Phone',
  email: 'Email',
  url: 'URL',
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
};

const layouts: Record<Layout, string> = {
  classic: 'Classic',
  centered: 'Centered',
  split: 'Split',
  editorial: 'Editorial',
  minimal: 'Minimal',
  bold: 'Bold',
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
    background: 'Background & orientation',
    logo: 'Logo',
  },
  columns: { text: 'Text', font: 'Font', colour: 'Colour' },
  fields,
  examples,
  background: 'Background',
  backgroundHint: '#ffffff or rgb(...) is accepted',
  orientation: 'Orientation',
  landscape: 'Landscape',
  portrait: 'Portrait',
  size: (width: number, height: number) => `(${width}x${height}mm)`,

  logo: {
    image: 'Image',
    accepted: 'PNG, JPG · max 10 MB',
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
    notAColour: (typed: string) => `“${typed}” is not a colour. #ffffff or rgb(...) is accepted`,
  },

  preview: 'Preview',
  drawing: (company: string, name: string) => `The card of ${name}, ${company}`,
  placeholders: { companyName: 'Company Name', fullName: 'Full Name' },
  showBleed: 'Show Bleed Area',
  showSafe: 'Show Safe Margins',
  proof: {
    title: 'Soft proof',
    profile: 'Coated, FOGRA39',
    paperWhite: 'Simulate paper white',
    screen: 'Screen',
    paper: 'Paper',
    divider: 'Divider between screen and paper',
    dividerValue: (percent: number) => `${percent} % screen`,
    loading: 'Loading print colours…',
    failed: 'The print colours could not be loaded. Turn the soft proof off and on to try again.',
  },
  bleedArea: (width: number, height: number) => `Bleed Area (${width}x${height}mm)`,
  contentArea: (width: number, height: number) => `Content Area (${width}x${height}mm)`,
  safeMargin: (mm: number) => `Safe Margin (${mm}mm from cut)`,
  mm: 'mm',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomValue: (percent: number) => `${percent}%`,
  fit: 'Fit',
  undo: 'Undo',
  redo: 'Redo',
  layout: 'Layout',
  layouts,
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
    notKept: {
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
    styles: 'Font, colour or layout',
  },
};

export type EditorMessages = typeof editorEn;
