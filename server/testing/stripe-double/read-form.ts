export type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type Form = { [name: string]: FormValue };

/** `items[0][price]=p` is `{ items: [{ price: 'p' }] }`, as the API of Stripe reads it. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) place(form, name.split(/[[\]]+/).filter(Boolean), value);
  return withLists(form) as Form;
}

function place(form: Form, [name, ...rest]: string[], value: string): void {
  if (name === undefined) return;
  if (rest.length === 0) form[name] = value;
  else place((form[name] ??= {}) as Form, rest, value);
}

/** Objects whose names are numbers are lists. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
