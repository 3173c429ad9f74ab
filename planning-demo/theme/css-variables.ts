/**
 * Turns a table of values into CSS custom properties.
 *
 * `references` are used in styles (`var(--wp-color-text)`), `declarations` are set on the root element (`{
 * '--wp-color-text': '#222' }`). Both come from the same table, so that styles cannot use an undeclared variable.
 */
export function cssVariables<Name extends string>(group: string, values: Record<Name, string>) {
  const names = Object.keys(values) as Name[];
  const variable = (name: Name) => `--wp-${group}-${name}`;
  return {
    references: Object.fromEntries(names.map((name) => [name, `var(${variable(name)})`])) as Record<Name, string>,
    declarations: Object.fromEntries(names.map((name) => [variable(name), values[name]])) as Record<string, string>,
  };
}
