/**
 * Puts values into the placeholders of a route: `/roles/v1/{id}` with `{id: 'a/b'}` gives `/roles/v1/a%2Fb`.
 * Throws for a missing or empty value, and for `.` and `..`, which a browser would resolve into another route.
 */
export function fillPath(route: string, params: Readonly<Record<string, unknown>> = {}): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = params[name];
    const value = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
    if (value === '' || value === '.' || value === '..')
      throw new TypeError(`The route ${route} needs a value for "${name}"`);
    return encodeURIComponent(value);
  });
}
