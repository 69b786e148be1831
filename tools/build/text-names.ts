import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const staticImport = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'(\.[^']+\.tsx?)'/gm;
const textsCall = /\buseTexts\('([\w-]+)'\)/g;

/** The catalogues that a module and its static imports show. They are loaded together with it. */
export function textNamesOf(file: string): string[] {
  const files = new Set([file]);
  const names = new Set<string>();
  for (const each of files) {
    const { imports, texts } = readModule(each);
    for (const imported of imports) files.add(imported);
    for (const name of texts) names.add(name);
  }
  return [...names].sort();
}

/** The catalogues that any module of the web shows. */
export function shownTextNames(folder: string): string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => resolve(folder, file));
  return [...new Set(files.flatMap((file) => readModule(file).texts))];
}

const modules = new Map<string, { imports: string[]; texts: string[] }>();

function readModule(file: string) {
  const known = modules.get(file);
  if (known) return known;
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found = {
    imports: Array.from(source.matchAll(staticImport), ([, path = '']) => resolve(dirname(file), path)),
    texts: Array.from(source.matchAll(textsCall), ([, name = '']) => name),
  };
  modules.set(file, found);
  return found;
}
