/** A form as the provider reads it: `metadata[plan]` is a field within a field, `expand[0]` an item of a list. */
export type Form = { [key: string]: string | Form };

/** What a form-encoded text says, by name. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let within = form;
    for (const key of path) {
      const next = within[key];
      within = typeof next === 'object' ? next : putForm(within, key);
    }
    within[last === '' ? String(Object.keys(within).length) : last] = value;
  }
  return form;
}

function putForm(form: Form, key: string): Form {
  const inner: Form = {};
  form[key] = inner;
  return inner;
}

export function textOf(form: Form, key: string): string | undefined {
  const value = form[key];
  return typeof value === 'string' ? value : undefined;
}

export function formOf(form: Form, key: string): Form {
  const value = form[key];
  return typeof value === 'object' ? value : {};
}

/** The fields that are texts: metadata is such. */
export function textsOf(form: Form): Record<string, string> {
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
