import { readDatabaseSettings } from '../config/config.ts';
import { type Database, openDatabase } from '../database/db.ts';

/**
 * Runs a command with the database. After an error it prints the message and the exit code is 1. With --help it prints
 * how it is used and does nothing.
 */
export async function runCommand(usage: string, command: (db: Database) => Promise<void>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    return;
  }
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
