import { cardLimits } from '#domain/plan/plans.ts';
import { listLimits } from '#people/list/list-limits.ts';
import type { ListProblem } from '#people/list/unreadable-list.ts';

/** Why a list cannot be read, and what to do about it. */
const listProblems: Record<ListProblem, string> = {
  LIST_EMPTY: 'The file is empty. Choose one with a row of headers and a row for each person.',
  LIST_WITHOUT_PEOPLE: 'The file has headers only. Add a row for each person.',
  LIST_TOO_LARGE: 'The file is larger than 5 MB. Remove pictures and sheets that are not needed.',
  LIST_TOO_MANY_ROWS: `The list has more than ${listLimits.rows} people. Split it into several files.`,
  LIST_TOO_MANY_COLUMNS: 'The list has more than 100 columns. Remove those that are not for cards.',
  LIST_NOT_A_TABLE: 'This is not a table. Save it as .csv or .xlsx.',
  LIST_OLD_EXCEL: 'This is a workbook of Excel 2003 or older. Save it as .xlsx.',
  LIST_DAMAGED:
    'The workbook is damaged or not a workbook. Open it in a spreadsheet and save it again as .xlsx.',
  LIST_INFLATES_TOO_FAR: 'The workbook is packed too densely to be opened safely. Save the sheet as .csv.',
  LIST_WITH_PASSWORD: 'The workbook is protected by a password. Save a copy without one.',
};

/** The texts about lists of people, in the browser and on the command line. */
export const peopleEn = {
  portraits: {
    picture: 'Picture',
    rulesHint: 'Locked: the picture of the design. Required or optional: each person’s own.',
    title: 'Pictures of people',
    hint: 'Name each file by the email on the card, such as elena@example.com.jpg. PNG or JPG, up to 10 MB.',
    choose: 'Add pictures from a folder',
    progress: (done: number) => `${done} done`,
    missing: (rows: string, count: number) =>
      count === 1
        ? `The design requires a picture, and row ${rows} has none.`
        : `The design requires a picture, and rows ${rows} have none.`,
    chosen: (count: number) =>
      count === 1
        ? '1 picture will be added with the cards.'
        : `${count} pictures will be added with the cards.`,
    unknownRows: (files: string) =>
      `No row has these emails: ${files}. Rename the files, or correct the emails.`,
    later: 'You can also add them later in Company designs. Until then those cards have initials.',
    add: (count: number) => (count === 1 ? 'Add 1 picture' : `Add ${count} pictures`),
    added: (count: number) => (count === 1 ? '1 picture added.' : `${count} pictures added.`),
    unknown: (files: string) =>
      `No card has these emails: ${files}. Rename the files, or add the people first.`,
    notAdded: (files: string) => `Not added: ${files}. Check that they are photographs, and try again.`,
    failed: 'The pictures could not be added. Check your connection and try again.',
  },
  listProblems,
  rowProblems: {
    required: (field: string) => `${field} is required`,
    locked: (field: string) => `${field} is locked by the design`,
    tooLong: (field: string) => `${field} has more than 200 characters`,
    email: 'Invalid email',
    refused: (field: string) => `${field} is refused by the server`,
    branch: 'The design has no such branch',
    duplicate: {
      title: (row: number) => `Same person as row ${row}`,
      detail: 'If they are two people, change a name or an email.',
    },
  },
  page: {
    title: 'Team cards',
    heading: 'One file, one card per person',
    back: 'Back',
    design: 'Design',
    chooseDesign: 'Which design do the cards have?',
    steps: { label: 'Steps', file: 'File', columns: 'Columns', check: 'Check' },
  },
  choose: {
    text: 'Choose the card whose layout, fonts, colours and logo all cards will have. It becomes a company design: change it once and every card follows.',
    free: `A list of people becomes cards with a paid plan: one payment, no subscription. Premium saves ${cardLimits.premium} cards, Corporate ${cardLimits.enterprise}.`,
    create: 'Create Card',
    take: 'Use as design',
    takeNamed: (name: string) => `Use “${name}” as design`,
  },
  file: {
    text: 'The design keeps the layout, fonts, colours and logo. Each row of the file fills in the person.',
    drop: 'Drop a CSV or Excel file here',
    or: 'or',
    choose: 'Choose file',
    paste: 'Paste cells',
    pasteLabel: 'Cells copied from a spreadsheet, with their headers',
    usePasted: 'Use these cells',
    pasted: 'Pasted cells',
    hint: `CSV or .xlsx, up to ${listLimits.rows} rows and 5 MB. The file stays on your device.`,
    sample: 'What the file looks like',
    downloadSample: 'Download a sample CSV',
    required: 'required',
    failed: 'The file could not be read. Try again, or save it as .csv.',
  },
  columns: {
    label: 'Columns of the file',
    size: (rows: number, columns: number) => `${rows} rows · ${columns} columns`,
    encoding: 'Encoding',
    delimiter: 'Delimiter',
    delimiters: { ';': 'Semicolon', ',': 'Comma', '\t': 'Tab' },
    headerRow: 'Headers are in row',
    leftOutRows: (rows: string) => `Not imported: ${rows}.`,
    leftOutReasons: {
      above: (rows: string) => `above the headers (row ${rows})`,
      headersAgain: (rows: string) => `headers again (row ${rows})`,
      total: (rows: string) => `totals (row ${rows})`,
      note: (rows: string) => `notes (row ${rows})`,
      empty: (rows: string) => `empty (row ${rows})`,
    },
    column: 'Column in the file',
    firstRow: 'First row',
    goesTo: 'Goes to',
    state: 'Match',
    unnamed: (column: number) => `Column ${column}`,
    targetOf: (header: string) => `“${header}” goes to`,
    leaveOut: 'Don’t import',
    matched: 'Matched',
    pleaseCheck: 'Please check',
    leftOut: 'Left out',
    parts: {
      titleBefore: 'Title before the name',
      givenName: 'First name',
      familyName: 'Last name',
      titleAfter: 'Title after the name',
      postcode: 'Postcode',
      branch: 'Branch',
    },
    preview: 'Card of a row',
    rowOf: (row: number, rows: number) => `Row ${row} of ${rows}`,
    previous: 'Previous',
    next: 'Next',
    found: (rows: number) => (rows === 1 ? '1 row found' : `${rows} rows found`),
    noName: 'Choose the column with the names.',
    back: 'Back',
    check: (rows: number) => (rows === 1 ? 'Check 1 card' : `Check ${rows} cards`),
  },
  check: {
    label: 'Cards of the list',
    rows: 'Rows',
    filter: 'Show',
    filters: {
      all: (count: number) => `All ${count}`,
      ready: (count: number) => `Ready ${count}`,
      problems: (count: number) => `Problems ${count}`,
      new: (count: number) => `New ${count}`,
      changed: (count: number) => `Changed ${count}`,
      same: (count: number) => `Same ${count}`,
      long: (count: number) => `Long texts ${count}`,
    },
    sizes: {
      label: 'Sizes of the texts',
      needed: (people: number, sizes: string) =>
        people === 1
          ? `1 person needs smaller text: ${sizes}.`
          : `${people} people need smaller text: ${sizes}.`,
      used: (people: number, sizes: string) =>
        `All cards have smaller text because of ${people === 1 ? '1 person' : `${people} people`}: ${sizes}.`,
      neededPlaces: (people: number) =>
        people === 1
          ? '1 person needs the texts to be in other places.'
          : `${people} people need the texts to be in other places.`,
      usedPlaces: (people: number) =>
        `The texts of all cards are in other places because of ${people === 1 ? '1 person' : `${people} people`}.`,
      saved: (cards: number) =>
        cards > 1
          ? `This is saved together with the list and changes the ${cards} cards of the design too.`
          : 'This is saved together with the list.',
      tooLong: 'Too long for this size',
      show: 'Show them',
      use: (points: string) => `Use ${points}\u00a0pt for all cards`,
      useSeveral: 'Use these sizes for all cards',
      usePlaces: 'Use these places for all cards',
      keep: (points: string) => `Keep ${points}\u00a0pt`,
      keepSeveral: 'Keep the sizes',
      keepPlaces: 'Keep the places',
      save: 'Save the sizes',
      onlySaved: { title: 'Design Saved', description: 'All of its cards have the new sizes.' },
      changedElsewhere:
        'Nothing was saved: the design was changed elsewhere. The cards now have its present look. Check them and save again.',
    },
    progress: (done: number, rows: number) => `Checking ${done} of ${rows}`,
    passed: (count: number) =>
      count === 1 ? 'Print check: 1 card passed' : `Print check: ${count} cards passed`,
    failed: 'The cards could not be checked. Your list and your fixes are still here.',
    saveProblems: 'Save problems as CSV',
    csv: { row: 'Row', name: 'Name', problem: 'Problem' },
    row: (row: number) => `Row ${row}`,
    noName: 'No name',
    fix: 'Fix',
    edit: 'Edit',
    fixRow: (row: number, name: string) => `Fix row ${row}: ${name}`,
    editRow: (row: number, name: string) => `Edit row ${row}: ${name}`,
    fixTitle: (row: number) => `Row ${row}`,
    apply: 'Check again',
    close: 'Close',
    branch: 'Branch',
    noBranch: 'No branch',
    same: 'Same as before',
    changed: (field: string, before: string, after: string, more: number) =>
      `${field}: ${before || '–'} → ${after || '–'}${more > 0 ? `, ${more} more` : ''}`,
    moreChanges: (count: number) => (count === 1 ? '1 more change' : `${count} more changes`),
    removedPeople: (count: number) =>
      count === 1
        ? 'Move 1 card to the bin: the person is no longer on the list'
        : `Move ${count} cards to the bin: these people are no longer on the list`,
    allReady: 'All rows are ready.',
    needFix: (count: number, rows: string) =>
      count === 1 ? `1 row needs a fix: row ${rows}.` : `${count} rows need a fix: rows ${rows}.`,
    leftOut: 'They are left out until fixed.',
    remainingSlots: (count: number) =>
      count === 1
        ? 'Your plan has room for 1 more card. Leave out rows or choose a larger plan.'
        : `Your plan has room for ${count} more cards. Leave out rows or choose a larger plan.`,
    back: 'Back',
    cancel: 'Cancel',
    download: 'Download',
    create: (created: number, changed: number, binned: number) => {
      const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
      if (created + changed === 0 && binned > 0) return `Move ${cards(binned)} to the bin`;
      if (changed === 0) return `Create ${cards(created)}`;
      return created === 0 ? `Change ${cards(changed)}` : `Create ${cards(created)}, change ${changed}`;
    },
    created: {
      title: 'Cards saved',
      text: (created: number, changed: number) =>
        `${created} new and ${changed} changed cards are in My Cards.`,
      earlier: (created: number, changed: number) =>
        `Your earlier attempt had been saved: ${created} new and ${changed} changed cards are in My Cards. Save what you have changed since.`,
    },
    refused: (rows: string) =>
      `Nothing was saved: the server refused row ${rows}. What is wrong is written there.`,
    unanswered:
      'We could not tell whether the cards were saved. Check your connection and save again: no card is made twice.',
    changedElsewhere:
      'Nothing was saved: a card of this list was changed or deleted elsewhere. The rows now show the present cards. Check them and save again.',
  },
  print: {
    title: (count: number) => (count === 1 ? 'Download 1 card' : `Download ${count} cards`),
    region: 'Printing',
    kind: 'File',
    kinds: { pdf: 'One PDF', zip: 'A file each', order: 'Order sheet' },
    pdfSize: (megabytes: number) => `About ${megabytes} MB.`,
    zipSize: (megabytes: number) =>
      `A ZIP of about ${megabytes} MB: each file has the colour profile of the press in it, 0.8 MB. One PDF is smaller.`,
    sizesDiffer: 'The cards have different sizes, so each is on a page of its own.',
    pattern: 'Names of the files',
    patternHint: '{Full name}, {Company}, {Email}, {Branch} and {Row} become texts; / makes a folder.',
    order: {
      quantity: 'Cards for each person',
      own: 'A number for each person',
      stock: 'Stock',
      contact: 'Contact',
      notANumber: (max: number) => `Enter a whole number from 1 to ${max}.`,
      hint: 'An A4 list for the print shop: each person with a picture and the number of cards.',
      sheet: {
        title: 'Order of business cards',
        company: 'Company',
        size: 'Size',
        date: 'Date',
        columns: { person: 'Person', branch: 'Branch', quantity: 'Quantity' },
        total: 'People: {0}, cards: {1}',
        page: 'Page {0} of {1}',
      },
    },
    problems: {
      title: (count: number, cards: number) =>
        cards === 1
          ? 'The print check found problems on this card'
          : `The print check found problems on ${count} of ${cards} cards`,
      text: 'Leave these cards out, or print them as they are.',
      more: (count: number) =>
        count === 1 ? '1 more card has problems.' : `${count} more cards have problems.`,
      leaveOut: (others: number) =>
        others === 1 ? 'Print the other card' : `Print the other ${others} cards`,
      printAll: (cards: number) => (cards === 1 ? 'Print it as it is' : `Print all ${cards} cards`),
    },
    printing: (done: number, count: number) => `Printing ${done} of ${count}`,
    failed: 'The file could not be made. Try again.',
    download: 'Download',
    cancel: 'Cancel',
    close: 'Close',
  },
};

export type PeopleMessages = typeof peopleEn;
