/** A form-encoded body of the provider: `metadata[plan]` is a nested field, `expand[0]` an item of a list. */
export type Form = { [key: string]: string | Form };

/** Parses a form-encoded text. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let parent = form;
    for (const key of path) {
      const next = parent[key];
      parent = typeof next === 'object' ? next : addForm(parent, key);
    }
    parent[last === '' ? String(Object.keys(parent).length) : last] = value;
  }
  return form;
}

function addForm(form: Form, key: string): Form {
  const inner: Form = {};
  form[key] = inner;
  return inner;
}

export function formText(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === 'string' ? value : undefined;
}

export function formOf(form: Form, key: string): Form {
  const value = form[key];
  return typeof value === 'object' ? value : {};
}

/** The text fields of a form, such as metadata. */
export function formTexts(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
