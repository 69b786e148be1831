/** A rule of oxlint: SQL lives in src/api/store/ and its migrations. */

const statement =
  /\b(select\s[\s\S]+\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from|create\s+(table|index|database)|drop\s+(table|database)|alter\s+table|truncate\s+\w)\b/i;
const message = 'SQL lives in src/api/store/ (and its migrations).';

const rule = {
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && statement.test(text)) context.report({ node, message });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'vizitka' }, rules: { 'sql-outside-store': rule } };
