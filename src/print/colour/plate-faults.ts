/** What is wrong with the plates that a print shop asks for: the entry of the list, from 1, and what was written. */
export type PlateFault = {
  field: 'inks' | 'finishing';
  code: PlateFaultCode;
  entry?: number;
  value?: string;
};

type PlateFaultCode =
  | 'INKS_NOT_A_LIST'
  | 'INK_FORM'
  | 'INK_FIELD'
  | 'INK_COLOUR'
  | 'INK_PERCENT'
  | 'INK_LIMIT'
  | 'INK_TWICE'
  | 'TOO_MANY_INKS'
  | 'TOO_MANY_SPOTS'
  | 'SPOT_OF_TWO_COLOURS'
  | 'PLATE_NAME'
  | 'PLATE_RESERVED'
  | 'PLATE_OF_A_SPOT'
  | 'FINISHING_FORM'
  | 'NO_PARTS'
  | 'PART_UNKNOWN';

/** The name that cutters know. */
export const cutPlate = 'CutContour';

/** Names of plates that every file has, or that mean all of them. */
const reservedKeys = ['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black'].map(plateKey);

/** What cutters, creasers and die makers do, and the words that stand beside it: "Thru-cut", "Die line", "KissCut 2". */
const machineWork = [
  ...[
    'cut',
    'cuts',
    'cutter',
    'cutting',
    'contour',
    'die',
    'dies',
    'crease',
    'creases',
    'creasing',
    'fold',
    'folds',
  ],
  ...['folding', 'score', 'scores', 'scoring', 'perf', 'perforate', 'perforation', 'perforating'],
  ...['stanz', 'stanze', 'stanzen', 'stanzung', 'rill', 'rillen', 'rillung', 'nuten'],
].join('|');
const besideWork = [
  'thru',
  'through',
  'kiss',
  'half',
  'full',
  'laser',
  'flex',
  'line',
  'lines',
  'path',
  'tool',
  'kontur',
];
const machinePlate = new RegExp(
  `^(?=.*(?:${machineWork}))(?:${[machineWork, ...besideWork].join('|')})+\\d*$`,
);

/** The same for names that a person or a machine could take for one another. */
export function plateKey(name: string): string {
  return name.toLowerCase().replace(/[ _-]/g, '');
}

/** Why a name cannot be that of a plate of its own: plain characters, as print shops write them, and not reserved. */
export function faultsOfPlateName(name: unknown): Pick<PlateFault, 'code' | 'value'>[] {
  if (typeof name !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9 _+.-]{0,39}$/.test(name))
    return [{ code: 'PLATE_NAME', value: typeof name === 'string' ? name.slice(0, 40) : '' }];
  return isReserved(plateKey(name)) ? [{ code: 'PLATE_RESERVED', value: name }] : [];
}

function isReserved(key: string): boolean {
  return reservedKeys.includes(key) || machinePlate.test(key.replace(/[+.]/g, ''));
}
