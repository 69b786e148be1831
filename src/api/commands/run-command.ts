import { readDatabaseSettings } from '../config/config.ts';
import { type Database, openDatabase } from '../database/db.ts';

/** Runs a command with the database. After an error it prints the message and the exit code is 1. */
export async function runCommand(command: (db: Database) => Promise<void>): Promise<void> {
  try {
    const db = openDatabase(readDatabaseSettings(), (error) => console.error(error.message));
    try {
      await command(db);
    } finally {
      await db.$client.end();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
