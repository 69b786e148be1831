import { sql } from 'drizzle-orm';
import type { Offering } from '#domain/payment/offering.ts';
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

/** Changes whether plans are sold or given. Nodes are started again with settings that agree. */
export async function changeOffering(db: Database, offering: Offering): Promise<void> {
  await db
    .insert(installation)
    .values({ offering })
    .onConflictDoUpdate({ target: installation.onlyRow, set: { offering } });
}
