import { sql } from 'drizzle-orm';
import type { Offering } from '#domain/plan/offering.ts';
import type { Database } from '../../database/db.ts';
import { installation } from '../schema.ts';

/** What all nodes agree on. */
export type Installation = { offering: Offering | null; filesFolder: string | null };

/** Stores what this node has where the installation has nothing yet, and returns what it has. */
export async function joinInstallation(db: Database, node: Installation): Promise<Installation> {
  const [stored] = await db
    .insert(installation)
    .values(node)
    .onConflictDoUpdate({
      target: installation.onlyRow,
      set: {
        offering: sql`coalesce(${installation.offering}, excluded.offering)`,
        filesFolder: sql`coalesce(${installation.filesFolder}, excluded.files_folder)`,
      },
    })
    .returning({ offering: installation.offering, filesFolder: installation.filesFolder });
  return stored ?? node;
}
