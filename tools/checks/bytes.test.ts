import { expect, test } from 'vitest';
import { type BuiltFiles, partsOf, tooLarge } from './bytes.ts';

const page = '<script src="/assets/start-abcdefgh.js"></script><link href="/assets/start-abcdefgh.css">';
const texts: Record<string, string> = {
  'start-abcdefgh.js': '',
  'start-abcdefgh.css': '',
  'create-designer-abcdefgh.js':
    'import{a}from"./form-abcdefgh.js";import"./start-abcdefgh.js";import("./late.js")',
  'form-abcdefgh.js': 'import{b}from"./create-designer-abcdefgh.js"',
  'login-page-abcdefgh.js': 'import"./start-abcdefgh.js";import("./schemas.js")',
  'print-worker-abcdefgh.js': 'import("./print-jobs-abcdefgh.js")',
  'print-jobs-abcdefgh.js': 'import{c}from"./inks-abcdefgh.js"',
  'inks-abcdefgh.js': '',
  'lcms-abcdefgh.wasm': '',
  'harfbuzz-abcdefgh.wasm': '',
  'harfbuzz-subset-abcdefgh.wasm': '',
  'ISOcoated_v2_300_bas.icc-abcdefgh.zlib': '',
};
const files: BuiltFiles = {
  names: Object.keys(texts),
  read: (name) => texts[name] ?? '',
  bytes: () => 100,
};

test('a part has what it imports before it runs, without what is loaded later', () => {
  expect(partsOf(files, page)).toEqual({ start: 200, editor: 400, editorFiles: 2, login: 300, print: 700 });
});

test('a part may grow by five percent', () => {
  const agreed = { start: 1000, editor: 1000, editorFiles: 9, login: 1000, print: 1000 };
  expect(tooLarge({ ...agreed, start: 1050, editor: 900 }, agreed)).toEqual([]);
  expect(tooLarge({ ...agreed, start: 1051, editorFiles: 10, print: 2000 }, agreed)).toEqual([
    'start: 1051, 5.1 % more than agreed',
    'editorFiles: 10, 11.1 % more than agreed',
    'print: 2000, 100.0 % more than agreed',
  ]);
});
