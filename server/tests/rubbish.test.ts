/** Every public endpoint with invalid input: it is refused with a reason, and causes no server error. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Contract } from '#shared/contract/define.ts';
import { contract } from '#shared/contract/index.ts';
import { defaultRoutes } from '#server/lib/account-routes.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    signIn: {
      strategy: 'EmailAndPassword',
      alternatives: ['Code', 'MagicLink', 'SmsCode'],
      secondary: ['Passkeys', 'SmsCode'],
      userNames: true,
    },
    captcha: { enabled: false },
  },
});

/** Long inputs that patterns, parsers and look-ups have failed on. */
const texts: Readonly<Record<string, string>> = {
  'a run of padding': `${'='.repeat(60_000)}a`,
  'a run of blanks': `a${' '.repeat(60_000)}a`,
  'a run of tabs and semicolons': '\t;'.repeat(5000),
  'a run of at signs and dots': `${'a@.'.repeat(20_000)}@`,
  'a run of slashes': `${'/'.repeat(60_000)}x`,
  'a NUL': 'a\0b',
  'half a surrogate pair': '\ud800',
  'names of prototypes': '__proto__',
  'direction controls': '\u202eabc\u2066\u200b',
  'percent signs': '%00%ff%',
  'a statement': "' or 1=1; drop table users; --",
  'no text at all': '',
};

interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

/** A value of the schema's type with a given text in every text field. */
function filled(shape: Shape, text: string): unknown {
  const [first] = shape.anyOf ?? [];
  if (first) return filled(first, text);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'object')
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, filled(inner, text)]),
    );
  if (shape.type === 'array') return [filled(shape.items ?? {}, text)];
  if (shape.type === 'number' || shape.type === 'integer') return 1e308;
  return shape.type === 'boolean' ? true : text;
}

const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
const endpoints = Object.entries(contract as Contract).filter(
  ([, { access }]) => access === 'public' || access === 'refresh-cookie',
);

interface Sent {
  route: string;
  status: number;
  body: string;
}

async function send(
  route: string,
  path: string,
  init: { body?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const { status, text } = await server.browser().send(route.split(' ')[0]!, path, init);
  return { route, status, body: status >= 500 ? text : '' };
}

/** Answers that invalid input must not get: 503 is for features that configuration disables. */
const broken = (answers: Sent[]): Sent[] => answers.filter(({ status }) => status >= 500 && status !== 503);

describe.each(Object.keys(texts))('%s', (name) => {
  const text = texts[name]!;

  it('in every field of a body', async () => {
    const answers = endpoints.flatMap(([route, { body }]) => {
      if (!body) return [];
      const path = route.split(' ')[1]!.replaceAll(/\{\w+\}/g, 'x');
      return [
        send(route, path, {
          body: JSON.stringify(filled(shapeOf(body), text)),
          headers: { 'content-type': 'application/json' },
        }),
      ];
    });
    expect(answers.length).toBeGreaterThan(30);
    expect(broken(await Promise.all(answers))).toEqual([]);
  });

  it('in paths, queries and headers', async () => {
    // longer ones are rejected by the HTTP parser
    const short = text.slice(0, 6000);
    const value = encodeURIComponent(short.isWellFormed() ? short : '�');
    const header = /^[\t -~]*$/.test(text) ? text.slice(0, 3000).trim() : 'x';
    const pages = Object.values(defaultRoutes).map(
      (path) =>
        [
          `GET ${path}`,
          [
            'state',
            'redirectUrl',
            'tenantId',
            'organization',
            'ui_locales',
            'step',
            'token',
            'userId',
            'invitationToken',
            'code',
          ],
        ] as const,
    );
    const queries = endpoints.map(
      ([route, { query }]) => [route, Object.keys((query && shapeOf(query).properties) ?? { q: {} })] as const,
    );
    const answers = [...queries, ...pages].map(([route, names]) => {
      const path = route.split(' ')[1]!.replaceAll(/\{\w+\}/g, value.slice(0, 900) || 'x');
      const query = names.map((each) => `${each}=${value.slice(0, Math.floor(9000 / names.length))}`).join('&');
      return send(route, `${path}?${query}`, {
        headers: {
          'accept-language': header,
          'accept-encoding': header,
          'user-agent': header,
          cookie: `portico_language=${value.slice(0, 1000)}`,
        },
      });
    });
    expect(broken(await Promise.all(answers))).toEqual([]);
  });
});

it('bodies of other types than an object', async () => {
  const bodies = [
    'null',
    '[]',
    '"text"',
    '7',
    '{',
    '{"a":'.repeat(20_000),
    '['.repeat(100_000),
    `{"email":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    '{"__proto__":{"a":1}}',
    '{"email":{"$gt":""}}',
  ];
  const posts = endpoints.filter(([, { body }]) => body);
  const answers = bodies.flatMap((body) =>
    posts.map(([route]) =>
      send(route, route.split(' ')[1]!.replaceAll(/\{\w+\}/g, 'x'), {
        body,
        headers: { 'content-type': 'application/json' },
      }),
    ),
  );
  expect(broken(await Promise.all(answers))).toEqual([]);
});
