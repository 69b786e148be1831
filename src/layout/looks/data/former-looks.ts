import type { Look } from '../look.ts';

/** The first versions of looks that have another one now: cards that have them stay as they are. */
export const formerLooks: readonly Look[] = [
  {
    id: 'waveform',
    trades: ['music', 'podcast', 'events'],
    moods: ['night', 'rhythm'],
    shape: 'wide',
    palette: 'creamOnInk',
    fonts: { heading: 'Space Grotesk', data: 'IBM Plex Mono' },
    front: {
      ground: 'paper',
      graphics: [
        {
          motif: 'bars',
          params: {
            y: 0.81,
            height: 0.28,
            pitch: 1.55,
            thick: 0.5,
            role: 'second',
            hot: [0.56, 0.8],
            waves: 2.3,
          },
          seed: 14,
        },
      ],
      arrangement: { kind: 'header', companyStep: 6.6, split: 0.54 },
      type: {
        name: { sizePt: 15, weight: 500 },
        company: { sizePt: 8.5, weight: 500 },
        role: { sizePt: 7.2 },
        contact: { sizePt: 7, step: 3.5 },
      },
    },
    back: {
      ground: 'accent',
      graphics: [
        {
          motif: 'bars',
          params: { y: 0.5, height: 0.92, pitch: 3.4, thick: 0.5, role: 'paper', waves: 2.2 },
          seed: 6,
        },
      ],
      content: { kind: 'none' },
    },
  },
];
