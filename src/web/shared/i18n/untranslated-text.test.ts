import { glob, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What is the same in every language: a unit, the product's name in its wordmark, and a specimen of type. */
const sameEverywhere = ['mm', 'Vizitka', 'Aa'];

/** Attributes that somebody reads or is read to. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label'];

/** Words that stand in a component instead of in the catalogue: texts between tags, and strings given to spoken attributes. */
function looseWords(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const judge = (text: string) => {
    if (/\p{L}/u.test(text) && !sameEverywhere.includes(text.trim())) found.push(`${name}: ${text.trim()}`);
  };
  /** Literals that an expression may come to: both ends of a choice, the words of a template. */
  const judgeValue = (value: ts.Node): void => {
    if (ts.isStringLiteralLike(value)) judge(value.text);
    else if (ts.isTemplateExpression(value))
      judge(
        [value.head, ...value.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' '),
      );
    else if (ts.isConditionalExpression(value)) [value.whenTrue, value.whenFalse].forEach(judgeValue);
    else if (ts.isBinaryExpression(value)) [value.left, value.right].forEach(judgeOperand(value));
    else if (ts.isParenthesizedExpression(value) || ts.isJsxExpression(value))
      ts.forEachChild(value, judgeValue);
  };
  /** What is compared is not said; what is joined or fallen back to is. */
  const judgeOperand = (value: ts.BinaryExpression) => (operand: ts.Node) => {
    const { kind } = value.operatorToken;
    const isSaid = [
      ts.SyntaxKind.PlusToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.AmpersandAmpersandToken,
    ].includes(kind);
    if (isSaid) judgeValue(operand);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) judge(node.text);
    else if (ts.isJsxAttribute(node)) {
      if (spoken.includes(node.name.getText(file)) && node.initializer) judgeValue(node.initializer);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) judgeValue(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

test('no component has texts outside the catalogue', async () => {
  const found: string[] = [];
  let files = 0;
  for await (const name of glob('src/web/**/*.tsx')) {
    if (name.endsWith('.test.tsx') || name.startsWith('src/web/testing/')) continue;
    files += 1;
    found.push(...looseWords(name, await readFile(name, 'utf8')));
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test.each([
  ['a text between tags', '<p>Hello</p>'],
  ['a label', '<button aria-label="Close" />'],
  ['a placeholder in braces', "<input placeholder={'Your name'} />"],
  ['one end of a choice', "<img alt={isOn ? texts.on : 'Off'} />"],
  ['words around a value', `<p>{\`Page \${number}\`}</p>`],
  ['a fallback', "<p>{name ?? 'Nobody'}</p>"],
])('%s is found', (_, jsx) => {
  expect(looseWords('x.tsx', `const x = ${jsx};`)).toHaveLength(1);
});

test.each([
  ['a unit', '<span>mm</span>'],
  ['signs and numbers', '<span>{count} / 50 · →</span>'],
  ['a class', '<p className="text-md">{texts.hello}</p>'],
  ['what is compared', "<p>{kind === 'open' ? texts.open : texts.closed}</p>"],
])('%s is not a text', (_, jsx) => {
  expect(looseWords('x.tsx', `const x = ${jsx};`)).toEqual([]);
});
