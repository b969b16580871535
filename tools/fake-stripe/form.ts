/** A value of a form-encoded body with brackets, as Stripe's API takes it. */
export type Form = { [name: string]: string | Form };

/** `a[b][c]=1&a[d]=2` as `{ a: { b: { c: '1' }, d: '2' } }`. */
export function parseForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) put(form, namesIn(name), value);
  return form;
}

function namesIn(name: string): string[] {
  const [first = '', ...rest] = name.split('[');
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inside = form[name];
  const next: Form = typeof inside === 'object' ? inside : {};
  form[name] = next;
  put(next, rest, value);
}

/** The text at a path such as `'metadata', 'charge'`; undefined where there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  let found: string | Form | undefined = form;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The form at a path; empty where there is none. */
export function formAt(form: Form, ...path: readonly string[]): Form {
  let found: string | Form | undefined = form;
  for (const name of path) found = typeof found === 'object' ? found[name] : undefined;
  return typeof found === 'object' ? found : {};
}
