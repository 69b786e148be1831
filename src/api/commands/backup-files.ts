import type { TableChecksums } from '../store/operations/table-checksums.ts';

/** A backup is a folder with PostgreSQL's dump and the checksums of every table. */
export const dumpFile = 'vizitka.dump';
export const manifestFile = 'manifest.json';

export type Manifest = { takenAt: string; tables: TableChecksums };
