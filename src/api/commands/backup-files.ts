import type { TableChecksums } from '../store/operations/table-checksums.ts';

/** A backup is a folder: PostgreSQL's own dump, and what was in every table at its moment. */
export const dumpFile = 'vizitka.dump';
export const manifestFile = 'manifest.json';

export type Manifest = { takenAt: string; tables: TableChecksums };
