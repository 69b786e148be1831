import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import {
  documentName,
  pageDocuments as documents,
  isHelpDocument,
  type PageDocument,
  pageOf,
} from '#contract/page-documents.ts';
import { isPageOffered } from '#contract/pages.ts';
import { type Language, languages } from '#domain/account/languages.ts';
import { type LookId, lookIds } from '#domain/card/look/card-look.ts';
import { type Offering, offerings } from '#domain/payment/offering.ts';
import type { Fonts } from '#layout/text/fonts.ts';
import type { Cmyk } from '#print/colour/ink.ts';
import { printAssetsFromDisk } from '../print/print-from-disk.ts';
import { fontsFromDisk } from './card-faces.ts';
import { cardFaces } from './card-faces-plugin.ts';
import { type ProductPoster, productPicture, sharePicture, sizeOf } from './share-pictures.ts';
import { textNamesOf } from './text-names.ts';

type Bundle = Rolldown.OutputBundle;
type Prerenderer = {
  prerenderPage: (page: PageDocument, language: Language, offering: Offering) => Promise<string>;
  describePage: (page: PageDocument, language: Language, offering: Offering) => Promise<string>;
  drawSample: (id: LookId, language: Language, fonts: Fonts) => Picture[];
  drawHelp: (language: Language, tools: { fonts: Fonts; inkOf: (colour: string) => Cmyk }) => Picture[];
  drawSampleCompany: (language: Language, fonts: Fonts) => Picture[];
  drawFileBoxes: (fonts: Fonts) => Picture;
  drawPoster: (language: Language, fonts: Fonts) => ProductPoster;
};
type Picture = { address: string; svg: string };

const startScript = /<script type="module" crossorigin src="([^"]*\/start-[^"]*)"><\/script>/;
const unnamed = / *<meta name="description"[^>]*>\n| *<title>[^<]*<\/title>\n/g;
const imagePreload = /<link rel="preload" as="image"[^>]*>/g;

/** Writes an HTML document for each page in each language, with its title, its description, its prerendered markup and preloads for its code. */
export function prerenderPages(): Plugin {
  return {
    name: 'prerender-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const frame = String(index.source);
      const prerendererDir = join(dir, '../prerenderer');
      const prerenderer = await buildPrerenderer(prerendererDir);
      const { prerenderPage, describePage } = prerenderer;
      await writePictures(dir, prerenderer);
      for (const offering of offerings)
        for (const language of languages) {
          const folder = join(dir, 'pages', offering, language);
          await mkdir(folder, { recursive: true });
          for (const page of documents.filter((document) => isPageOffered(document, offering))) {
            const markup = await prerenderPage(page, language, offering);
            const head = await describePage(page, language, offering);
            const code = codeOf(bundle, page, language).filter((file) => !frame.includes(file));
            const named = frame
              .replace('lang="en"', `lang="${language}"`)
              .replaceAll(unnamed, '')
              .replace(/<meta name="theme-color"/, (next) => head + workerAddress(bundle, page) + next);
            const preloads = [
              ...fontPreloads(bundle),
              ...code.map(modulePreload),
              ...enginePreloads(bundle, page),
              ...helpStyles(bundle, page),
            ];
            const document = withMarkup(named, markup, preloads, isHelpDocument(page));
            await writeFile(join(folder, `${documentName(page)}.html`), document);
          }
        }
      await rm(prerendererDir, { recursive: true });
    },
  };
}

/** Writes the pictures of the sample cards of all looks, of the sample company, of the boxes of a file and of the help, and those of shared links. */
async function writePictures(dir: string, prerenderer: Prerenderer): Promise<void> {
  const fonts = fontsFromDisk();
  const { colours } = await printAssetsFromDisk(fonts);
  const tools = { fonts, inkOf: (colour: string) => colours.inkOf(colour) };
  const { drawSample, drawSampleCompany, drawFileBoxes, drawHelp, drawPoster } = prerenderer;
  await write(drawFileBoxes(fonts));
  for (const language of languages) {
    for (const picture of drawHelp(language, tools)) await write(picture);
    const company = drawSampleCompany(language, fonts);
    for (const picture of company) await write(picture);
    await writeShared(`teams-${language}`, sharePicture(svgsOf(company.slice(0, 9)), 3));
    await writeShared(`product-${language}`, productPicture(drawPoster(language, fonts)));
    for (const id of lookIds) {
      const sides = drawSample(id, language, fonts);
      for (const side of sides) await write(side);
      if (language === 'en') await writeShared(id, sharePicture(...sidesToShare(sides)));
    }
  }

  async function write({ address, svg }: Picture): Promise<void> {
    await mkdir(join(dir, address, '..'), { recursive: true });
    await writeFile(join(dir, address), svg);
  }

  async function writeShared(name: string, png: Uint8Array): Promise<void> {
    await mkdir(join(dir, 'share-pictures'), { recursive: true });
    await writeFile(join(dir, 'share-pictures', `${name}.png`), png);
  }
}

/** The front of a wide card; both sides of one that leaves room beside it. */
function sidesToShare(sides: readonly Picture[]): [sides: string[], columns: number] {
  const svgs = svgsOf(sides);
  const { width, height } = sizeOf(svgs[0] ?? '');
  return width > height ? [svgs.slice(0, 1), 1] : [svgs, svgs.length];
}

function svgsOf(pictures: readonly Picture[]): string[] {
  return pictures.map(({ svg }) => svg);
}

/** Builds the prerenderer for Node. Images have the same names as in the web build. */
async function buildPrerenderer(outDir: string): Promise<Prerenderer> {
  await build({
    configFile: false,
    root: 'src/web',
    logLevel: 'warn',
    plugins: [react(), cardFaces()],
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['prerender', 'draw-sample', 'draw-help'].map((name) => `src/web/app/${name}.tsx`),
      },
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      copyPublicDir: false,
    },
  });
  const built = (name: string): Promise<object> => import(pathToFileURL(join(outDir, `${name}.js`)).href);
  const parts = [await built('prerender'), await built('draw-sample'), await built('draw-help')];
  return Object.assign({}, ...parts) as Prerenderer;
}

/** Styles and images load first. The code has low priority and runs after the first paint. */
function withMarkup(frame: string, markup: string, preloads: readonly string[], isReadable: boolean): string {
  const images = new Set(markup.match(imagePreload));
  // Inert: what a user would type or click before React replaces the markup would be lost. Help is read without scripts.
  const content = `<div class="contents"${isReadable ? '' : ' inert'}>${markup.replace(imagePreload, '')}</div>`;
  if (!startScript.test(frame)) throw new Error('index.html does not start the application');
  return frame
    .replace(startScript, '<link id="code" rel="modulepreload" fetchpriority="low" crossorigin href="$1">')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('</head>', (end) => [...images, ...preloads, end].join(''))
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
}

const modulePreload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/** The faces of every page, so that the first paint has them: texts that are painted again may be larger, and move what is below. */
function fontPreloads(bundle: Bundle): string[] {
  return ['inter-latin-wght-normal', 'bricolage-grotesque-latin-opsz-normal'].map((name) => {
    const file = Object.keys(bundle).find((path) => path.includes(`/${name}-`));
    if (!file) throw new Error(`The build has no ${name}`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
}

/** The document of the gallery starts the worker that draws looks. */
function workerAddress(bundle: Bundle, page: PageDocument): string {
  if (page !== '/looks') return '';
  const worker = Object.keys(bundle).find((file) => /\/thumbnail-worker-[^/]*\.js$/.test(file));
  if (!worker) throw new Error('The build has no worker of the looks');
  return `<meta name="looks-worker" content="/${worker}">`;
}

/** The list draws cards as soon as it has them, so its shaping engine is loaded with its code. */
function enginePreloads(bundle: Bundle, page: PageDocument): string[] {
  if (page !== '/list') return [];
  const scripts = chunksOf(bundle, ['/text/harfbuzz-fonts.ts']);
  const program = Object.keys(bundle).find((file) => /\/harfbuzz-(?!subset)[^/]*\.wasm$/.test(file));
  if (!program) throw new Error('The build has no shaping engine');
  return [
    ...scripts.map(modulePreload),
    `<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/${program}">`,
  ];
}

/** The help has styles of its own, which its prerendered pages need before their code. */
function helpStyles(bundle: Bundle, page: PageDocument): string[] {
  if (!isHelpDocument(page)) return [];
  const file = Object.keys(bundle).find((name) => /\/help-page-[^/]*\.css$/.test(name));
  if (!file) throw new Error('The build has no styles of the help');
  return [`<link rel="stylesheet" crossorigin href="/${file}">`];
}

/** The scripts with a page's code and texts. */
function codeOf(bundle: Bundle, document: PageDocument, language: Language): string[] {
  const page = pageOf(document);
  const name = page === '/looks/:look' ? 'looks' : page === '/help/:topic' ? 'help' : documentName(page);
  // The create page is part of the start; its editor is not.
  const code = page === '/' || page === '/create' ? '/create-designer.tsx' : `/pages/${name}-page.tsx`;
  const scripts = [...chunksOf(bundle, [code]), ...textsOf(bundle, code, language)];
  return isHelpDocument(document) ? [...scripts, ...helpTexts(bundle, language)] : scripts;
}

/** The file with the texts of the help in a language, or in English if it has none. */
function helpTexts(bundle: Bundle, language: Language): string[] {
  const fileIn = (folder: string) =>
    Object.values(bundle).find(
      (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.includes(folder)),
    );
  const file = fileIn(`/help/${language}/`) ?? fileIn('/help/en/');
  if (!file) throw new Error('The build has no texts of the help');
  return [file.fileName];
}

/** The texts that the code of a page shows. English of the start is part of the first script. */
function textsOf(bundle: Bundle, code: string, language: Language): string[] {
  const modules = Object.values(bundle).map((part) => (part.type === 'chunk' ? part.facadeModuleId : null));
  const page = modules.find((id) => id?.endsWith(code));
  const names = ['start', ...(page ? textNamesOf(page) : [])];
  return names.flatMap((name) =>
    Object.keys(bundle).filter((file) => file.endsWith(`/${language}/${name}.js`)),
  );
}

/** The scripts of these modules, with all that they import. */
function chunksOf(bundle: Bundle, modules: readonly string[]): string[] {
  const files = Object.values(bundle)
    .filter((part) => part.type === 'chunk')
    .filter(({ facadeModuleId }) => modules.some((name) => facadeModuleId?.endsWith(name)))
    .flatMap(({ fileName }) => [...withImports(bundle, fileName)]);
  return [...new Set(files)];
}

function withImports(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of chunk.imports) withImports(bundle, name, found);
  return found;
}
