export type SampleName = 'lesna-zahrada' | 'kvasok' | 'tatra-sound' | 'vlk-partneri' | 'atelier-lumen';

/** The centre of a card on its table and its rotation in degrees. Later cards are on top. */
export type Placement = { name: SampleName; x: number; y: number; rotation: number };

/** A table and the cards on it. `unit` is the CSS length of one unit; it scales with the container. */
export type Table = {
  width: number;
  height: number;
  unit: string;
  cardWidth: number;
  cards: readonly Placement[];
};

export const wideTable: Table = {
  width: 839,
  height: 836,
  unit: 'min(100cqw / 839, 100cqh / 836)',
  cardWidth: 461.2,
  cards: [
    { name: 'lesna-zahrada', x: 525.9, y: 187.2, rotation: 5 },
    { name: 'kvasok', x: 273.4, y: 310.8, rotation: -5 },
    { name: 'tatra-sound', x: 315, y: 582.9, rotation: -8 },
    { name: 'vlk-partneri', x: 515.3, y: 631.7, rotation: 6 },
    { name: 'atelier-lumen', x: 483.7, y: 428.5, rotation: -1.5 },
  ],
};

/** On a phone the outer cards are cropped by the edges. */
export const narrowTable: Table = {
  width: 390,
  height: 320,
  unit: 'min(100cqw / 390, 1.6px)',
  cardWidth: 306,
  cards: [
    { name: 'lesna-zahrada', x: 275.4, y: 110.3, rotation: 7 },
    { name: 'kvasok', x: 112.2, y: 146.2, rotation: -8 },
    { name: 'tatra-sound', x: 116, y: 294.5, rotation: -7 },
    { name: 'vlk-partneri', x: 291, y: 293.8, rotation: 5 },
    { name: 'atelier-lumen', x: 207.5, y: 190.6, rotation: -2 },
  ],
};
