import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import type { Contract } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { absentValuesOf } from './absent-values.ts';

const server = await useTestServer();

interface Row {
  route: string;
  part: 'query' | 'body';
  schema: z.ZodType;
  /** Path from the root; a list is entered by its first item. */
  path: (string | 0)[];
}

/** Every optional field of every call. */
const rows: Row[] = Object.entries(contract as Contract).flatMap(([route, endpoint]) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? optionalFields(schema).map((found) => ({ route, part, schema, ...found })) : [];
  }),
);

describe('an empty string in an optional field counts as absent', () => {
  it('for every call of the contract: no call is refused for it', () => {
    expect(rows.length).toBeGreaterThan(300);
    for (const { route, part, schema, path } of rows) {
      const changes = /^(PUT|PATCH) /.test(route);
      const withEmpty = read(schema, changes, nested(path, ''));
      const without = read(schema, changes, nested(path, undefined));
      expect(withEmpty, `${route} ${part} ${path.join('.')}`).toEqual(without);
    }
  });

  it('for every call but a change: the handler never sees it', () => {
    for (const { route, part, schema, path } of rows) {
      if (/^(PUT|PATCH) /.test(route)) continue;
      const clean = absentValuesOf(schema, false);
      expect(clean?.(nested(path, '')), `${route} ${part} ${path.join('.')}`).toEqual(nested(path, undefined));
    }
  });

  it('is kept in a change whose field may be emptied, and dropped where an empty text is invalid', () => {
    const clean = absentValuesOf(
      z.object({
        title: z.string().optional(),
        name: z.string().min(1).optional(),
        items: z.array(z.object({ key: z.string().min(1).optional() })),
      }),
      true,
    )!;
    expect(clean({ title: '', name: '', items: [{ key: '' }, { key: 'a' }] })).toEqual({
      title: '',
      items: [{}, { key: 'a' }],
    });
  });

  it('is kept in a required field, and a value without one is not changed', () => {
    const clean = absentValuesOf(z.object({ email: z.string(), token: z.string().optional() }), false)!;
    expect(clean({ email: '', token: '' })).toEqual({ email: '' });
    const untouched = { email: 'a', token: 'b', more: '' };
    expect(clean(untouched)).toBe(untouched);
    for (const odd of [null, 'text', 3, ['']]) expect(clean(odd)).toEqual(odd);
  });

  it('a client that sends every field it knows can sign in', async () => {
    const { email, password } = server.people.member;
    const answer = await server
      .browser()
      .post(paths.login, { email, password, username: '', invitationToken: '', recaptchaToken: '' });
    expect(answer.status).toBe(200);
  });
});

/** Names the invalid fields; values are omitted, since fresh defaults differ irrelevantly. */
function read(schema: z.ZodType, changes: boolean, value: unknown): string[] {
  const clean = absentValuesOf(schema, changes);
  const parsed = schema.safeParse(clean ? clean(value) : value);
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
}

function nested([first, ...rest]: (string | 0)[], value: unknown): unknown {
  if (first === undefined) return value;
  if (first === 0) return [nested(rest, value)];
  return rest.length === 0 && value === undefined ? {} : { [first]: nested(rest, value) };
}

function optionalFields(schema: z.core.$ZodType, path: (string | 0)[] = []): Pick<Row, 'path'>[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([name, field]) => {
      const within = optionalFields(field, [...path, name]);
      return takesAnything(field) || !z.safeParse(field, undefined).success
        ? within
        : [{ path: [...path, name] }, ...within];
    });
  }
  if (schema instanceof z.ZodArray) return optionalFields(schema.element, [...path, 0]);
  if (schema instanceof z.ZodPipe) return optionalFields(schema.in, path);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return optionalFields(schema.unwrap(), path);
  return [];
}

/** In a field of any type, an empty text is a value too. */
function takesAnything(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodOptional ? takesAnything(field.unwrap()) : field instanceof z.ZodUnknown;
}
