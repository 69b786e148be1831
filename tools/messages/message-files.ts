import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languages } from '#domain/account/languages.ts';
import { type CompiledMessages, compileMessages, type MessageSources } from './compile-messages.ts';
import { constants } from './constants.ts';

const project = join(import.meta.dirname, '../..');

/** The folder with a folder of catalogues for each language. */
export const messagesFolder = join(project, 'messages');
const generatedFolder = join(project, 'src/messages');

/** Compiles the catalogues of these languages; English is always one of them. */
export function compileFolder(folder: string, tags: readonly string[] = languages): CompiledMessages {
  const sources = [...new Set(['en', ...tags])].map((tag) => [tag, readLanguage(join(folder, tag))]);
  return compileMessages(Object.fromEntries(sources) as MessageSources, constants);
}

function readLanguage(folder: string): Record<string, string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.sort().map((file) => [basename(file, '.json'), readFileSync(join(folder, file), 'utf8')]),
  );
}

/** Writes src/messages. Throws the faults of the catalogues, one to a line. */
export function writeMessages(): CompiledMessages {
  const compiled = compileFolder(messagesFolder);
  if (compiled.faults.length > 0) throw new Error(`\n${compiled.faults.join('\n')}`);
  writeModules(generatedFolder, compiled.modules);
  return compiled;
}

/** Writes what has changed and removes what is no longer there: several commands may run at once. */
export function writeModules(folder: string, modules: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [path, code] of modules) {
    const file = join(folder, path);
    if (contentOf(file) === code) continue;
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, code);
    renameSync(temporary, file);
  }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.endsWith('.ts') && !modules.has(path)) rmSync(join(folder, path), { force: true });
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
