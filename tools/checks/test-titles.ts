import ts from 'typescript';

/** The titles of a file's tests; the variable parts of template titles become `…`. */
export function testTitles(source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && constantText(node.arguments[0]);
      if (title !== undefined) titles.push(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('tests.tsx', source, ts.ScriptTarget.Latest));
  return titles;
}

/** Whether a call is test, test.skip, test.each(…) or similar, but not describe. */
function isTest(called: ts.Expression): boolean {
  if (ts.isCallExpression(called)) return isTest(called.expression);
  if (ts.isPropertyAccessExpression(called)) {
    return called.name.text !== 'describe' && isTest(called.expression);
  }
  return ts.isIdentifier(called) && called.text === 'test';
}

function constantText(title: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join('…');
}
