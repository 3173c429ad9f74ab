/** Explains configuration errors to operators. */
import { z } from 'zod';
import { nearestOf } from '#shared/lib/nearest.ts';

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
}

/** Values of these options are never shown. */
const secret = /secret|password|key|hash|smtp|url$|token/i;
const longestShown = 60;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with options',
  record: 'an object',
};
const formats: Readonly<Record<string, string>> = {
  url: 'a URL like https://app.example.com',
  email: 'an email address',
  regex: 'text of another form',
};

/**
 * @param given the configuration that the issues are about
 * @returns one line for each problem, by the path of its option
 */
export function explainConfig(issues: readonly z.core.$ZodIssue[], given: unknown, schema: z.ZodType): string {
  const known = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return issues
    .flatMap((issue) => linesOf(issue, given, known))
    .sort(([first], [second]) => first.localeCompare(second, 'en'))
    .map(([path, text]) => `  ${path || 'the configuration'}: ${text}`)
    .join('\n');
}

function linesOf(issue: z.core.$ZodIssue, given: unknown, schema: JsonSchema): [path: string, text: string][] {
  if (issue.code !== 'unrecognized_keys') return [[pathOf(issue.path), problemOf(issue, valueAt(given, issue.path))]];
  const known = Object.keys(schemaAt(schema, issue.path)?.properties ?? {});
  return issue.keys.map((key) => {
    const nearest = nearestOf(key, known);
    const hint = nearest === undefined ? '' : `; did you mean “${nearest}”?`;
    return [pathOf([...issue.path, key]), `there is no such option${hint}`];
  });
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'custom') return issue.message;
  if (value === undefined) return `missing; expected ${expectedBy(issue)}`;
  return `expected ${expectedBy(issue)}, got ${shown(issue.path, value)}`;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return choiceOf(issue.values.map((value) => JSON.stringify(String(value))));
    case 'invalid_format':
      // our own messages state what is expected; those of the library quote the pattern
      return issue.message.startsWith('Invalid ') ? (formats[issue.format] ?? issue.format) : issue.message;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    default:
      return issue.message;
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

function choiceOf(values: string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}

function shown(path: readonly PropertyKey[], value: unknown): string {
  if (secret.test(path.findLast((part) => typeof part === 'string') ?? '')) return 'something else';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`))
    .join('');
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[part] : undefined,
    value,
  );
}

function schemaAt(schema: JsonSchema, path: readonly PropertyKey[]): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>((inner, part) => {
    if (typeof part === 'number') return inner?.items;
    const more = inner?.additionalProperties;
    return inner?.properties?.[String(part)] ?? (typeof more === 'object' ? more : undefined);
  }, schema);
}
