import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../..');

/** The file of each icon by the names it is imported by. */
function iconFiles(): Map<string, string> {
  const all = readFileSync(join(project, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'), 'utf8');
  const exported = all.matchAll(/^export \{([^}]*)\} from ['"]\.\/(icons\/[\w-]+\.mjs)['"]/gmu);
  return new Map(
    [...exported].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name): [string, string] => [name.trim().replace('default as ', ''), file]),
    ),
  );
}

/** The files of the icons that modules with these paths import, such as `icons/lock.mjs`. */
export function iconsOf(paths: RegExp): string[] {
  const files = iconFiles();
  const found = new Set<string>();
  for (const path of globSync('src/web/**/*.tsx', { cwd: project })) {
    if (!paths.test(`/${path}`)) continue;
    const source = readFileSync(join(project, path), 'utf8');
    for (const [, names = ''] of source.matchAll(/import \{([^}]*)\} from 'lucide-react'/gu)) {
      for (const name of names.split(',')) {
        const file = files.get(name.trim().replace(/ as .*/u, ''));
        if (file) found.add(file);
      }
    }
  }
  return [...found];
}
