/** The configuration manual, from the schema: every option with its default and description. */
import { z } from 'zod';
import { Config } from './config.ts';

interface JsonSchema {
  type?: string | string[];
  description?: string;
  default?: unknown;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  minimum?: number;
  maximum?: number;
}

/** Markdown, the same on every machine. */
export function configurationManual(): string {
  const schema = z.toJSONSchema(Config, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return [
    '# Configuration',
    '',
    'Generated from the schema in `server/config/config.ts`. Don’t edit it by hand.',
    '',
    'Pass a file with `npm start -- --config FILE`: a `.json` file with one object, or a `.ts` or `.mjs` file whose default export is one.',
    '`--port` and `--data-dir` override the file, and the environment variables `DATABASE_URL`, `PORTICO_MASTER_KEY`, and `PORTICO_SMTP_URL` override both.',
    'Unknown options are refused.',
    '',
    ...section(schema, '', 2),
  ].join('\n');
}

/** The same options as a JSON schema (2020-12), for editors; `$schema` names this file. */
export function configurationSchemaJson(): string {
  const schema = z.toJSONSchema(Config, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const properties = { $schema: { type: 'string' }, ...schema.properties };
  return `${JSON.stringify({ ...schema, properties }, null, 2)}\n`;
}

function section(schema: JsonSchema, path: string, depth: number): string[] {
  const entries = Object.entries(schema.properties ?? {});
  const own = entries.filter(([, option]) => !option.properties && !option.items?.properties);
  const inner = entries.filter(([, option]) => option.properties ?? option.items?.properties);
  return [...table(own, path), ...inner.flatMap(([name, option]) => subsection(name, option, path, depth))];
}

function subsection(name: string, option: JsonSchema, path: string, depth: number): string[] {
  const full = `${path}${name}`;
  const list = option.items?.properties !== undefined;
  const body = list ? section(option.items!, `${full}[].`, depth + 1) : section(option, `${full}.`, depth + 1);
  const standard =
    list && Array.isArray(option.default) && option.default.length > 0
      ? ['Default:', '', '```json', JSON.stringify(option.default, null, 2), '```', '']
      : [];
  return [
    `${'#'.repeat(Math.min(depth, 4))} \`${full}\``,
    '',
    ...(option.description ? [option.description, ''] : []),
    ...standard,
    ...body,
  ];
}

function table(options: [string, JsonSchema][], path: string): string[] {
  if (options.length === 0) return [];
  const rows = options.map(
    ([name, option]) =>
      `| \`${path}${name}\` | ${kindOf(option)} | ${defaultOf(option)} | ${cell(option.description ?? '')} |`,
  );
  return ['| option | form | default | meaning |', '| --- | --- | --- | --- |', ...rows, ''];
}

function kindOf(option: JsonSchema): string {
  if (option.enum) return option.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (option.items) return `list of ${kindOf(option.items)}`;
  if (typeof option.additionalProperties === 'object') return `names, each with ${kindOf(option.additionalProperties)}`;
  return bounded(String(option.type ?? 'any'), option);
}

function bounded(kind: string, { minimum, maximum }: JsonSchema): string {
  const largest = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && largest !== undefined)
    return `${kind}, ${minimum} to ${largest}`;
  return minimum !== undefined && minimum > 0 ? `${kind}, at least ${minimum}` : kind;
}

function defaultOf(option: JsonSchema): string {
  return option.default === undefined ? '' : `\`${JSON.stringify(option.default)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
