import { createHash } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileFolder, messagesFolder, writeMessages } from '../messages/message-files.ts';
import { shownTextNames, textNamesOf } from './text-names.ts';

const webFolder = join(import.meta.dirname, '../../src/web');
const loader = join(webFolder, 'shared/i18n/load-texts.ts');
const lazyImport = /(?<!typeof )\bimport\('(\.[^']+\.tsx?)'\)/g;
const requested = /^\/assets\/texts\/[^/]+\/(\w+)\/([\w-]+)\.js/;

type Scripts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The catalogues as files of their own, one for each language and name: a page gets those of its language only. Each lazy import
 * also loads the catalogues that its code shows.
 */
export function texts(): Plugin {
  const { scripts } = writeMessages();
  return {
    name: 'texts',
    enforce: 'pre',
    config: () => ({
      define: { 'import.meta.env.TEXTS_FOLDER': JSON.stringify(`/${textsFolder(scripts)}`) },
    }),
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: /\bimport\('/ },
      handler(code, id) {
        if (this.environment.mode === 'dev') return null;
        const wrapped = withTextsOf(code, id);
        return wrapped === code ? null : { code: wrapped, map: null };
      },
    },
    generateBundle() {
      // English is part of the first script. Where nothing is sold, the start loads another catalogue too.
      const shown = new Set([...shownTextNames(webFolder), 'start', 'giving']);
      for (const [language, catalogues] of scripts) {
        for (const [name, source] of catalogues) {
          if (!shown.has(name) || (language === 'en' && name === 'start')) continue;
          this.emitFile({
            type: 'asset',
            fileName: `${textsFolder(scripts)}/${language}/${name}.js`,
            source,
          });
        }
      }
    },
    /** While developing, a request compiles the catalogues anew. */
    configureServer({ middlewares, watcher, ws }) {
      watcher.add(messagesFolder);
      watcher.on('change', (file) => {
        if (file.startsWith(messagesFolder)) ws.send({ type: 'full-reload' });
      });
      middlewares.use((request, response, next) => {
        const [, language, name] = requested.exec(request.url ?? '') ?? [];
        if (!language || !name) return next();
        const { scripts: present, faults } = compileFolder(messagesFolder);
        const script = present.get(language)?.get(name);
        response.statusCode = script ? 200 : 500;
        response.setHeader('Content-Type', 'text/javascript');
        response.end(script ?? faults.join('\n'));
      });
    },
  };
}

/** The folder in the build, named by the content of all catalogues. */
export function textsFolder(scripts: Scripts): string {
  const hash = createHash('sha256');
  for (const catalogues of scripts.values()) for (const script of catalogues.values()) hash.update(script);
  return `assets/texts/${hash.digest('base64url').slice(0, 8)}`;
}

/** Adds to each lazy import the catalogues that its code shows. */
export function withTextsOf(code: string, file: string): string {
  const wrapped = code.replaceAll(lazyImport, (call, path: string) => {
    const names = textNamesOf(resolve(dirname(file), path));
    return names.length > 0 ? `withTexts(${call}, ${JSON.stringify(names)})` : call;
  });
  return wrapped === code ? code : `import { withTexts } from ${JSON.stringify(loader)};${wrapped}`;
}
