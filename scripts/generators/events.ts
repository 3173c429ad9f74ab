import type { ZodType } from 'zod';
import type { Generator } from './generator.types.ts';

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Every event that is sent to back ends, with its data. */
export const events: Generator = {
  path: 'docs/generated/events.md',
  async produce() {
    const [{ events: known, EventMessage }, { z }] = await Promise.all([
      import('#shared/contract/events/events.ts'),
      import('zod'),
    ]);
    const formOf = (schema: ZodType) => describe(z.toJSONSchema(schema, { unrepresentable: 'any' }) as JsonSchema);
    const { type: _type, ...envelope } = EventMessage.shape;
    return [
      '# Events',
      '',
      'Made from `shared/contract/events/events.ts`; do not edit by hand. What configuration calls `events.endpoints` gets each of them as the body of a POST:',
      '',
      '```text',
      'type: one of those below',
      ...Object.entries(envelope).map(([name, schema]) => `${name}: ${formOf(schema)}`),
      '```',
      '',
      '`tenantId` is the organization in whose audit log the event is: `null` for events of a user in all accounts, or in none. A field with `?` may be absent, `…` stands for further fields.',
      '',
      '| type | when | data |',
      '| --- | --- | --- |',
      ...Object.entries(known).map(
        ([key, { summary, data }]) => `| \`${key}\` | ${summary} | ${cell(formOf(data()))} |`,
      ),
      '',
    ].join('\n');
  },
};

function cell(text: string): string {
  return text === '{}' ? '' : `\`${text.replaceAll('|', '\\|')}\``;
}

/** `{ name: string, roles: string[] }` */
function describe(schema: JsonSchema & { additionalProperties?: unknown }): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(describe).join(' | ');
  if (schema.items) return `${describe(schema.items)}[]`;
  if (schema.type !== 'object') return [schema.type ?? 'any'].flat().join(' | ');
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, inner]) => `${name}${required.has(name) ? '' : '?'}: ${describe(inner)}`,
  );
  // a strict object refuses others
  if (schema.additionalProperties !== false) fields.push('…');
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
