import { readFileSync } from 'node:fs';

/** A card as the first version stored it, and the SHA-256 of its file. A change of the layouts records new ones. */
export type VersionOneCard = { sha256: string; design: { companyName: string; fullName: string } };

/** Every layout in both orientations, with all optional fields and without them. Stored cards are never rewritten here. */
export const versionOneCards = JSON.parse(
  readFileSync(new URL('version-1-cards.json', import.meta.url), 'utf8'),
) as readonly VersionOneCard[];
