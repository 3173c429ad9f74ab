/** Requests of a directory at random, as far as the database: none is an error of this server, and none leaves its tenant. */
import { expect, it } from 'vitest';
import { createDirectory } from '#server/testing/scim-directory.ts';
import { fuzz, type Seeded } from '#server/testing/seeded.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const directory = await createDirectory(server, server.people.admin);
const schemas = ['urn:ietf:params:scim:schemas:core:2.0:User'];
const ana = (
  await directory.post('/Users', { schemas, userName: 'ana@acme.example', emails: [{ value: 'ana@acme.example' }] })
).json<{ id: string }>();

const attributes = [
  'userName', 'emails.value', 'emails', 'name.givenName', 'active', 'meta.created', 'meta.lastModified', 'id', 'externalId', 'groups', 'x', '$ref',
  'emails[type eq "work"]', 'emails[type eq "work"].value', 'urn:ietf:params:scim:schemas:core:2.0:User:title', 'roles', 'phoneNumbers', 'password',
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager', 'schemas', '__proto__', 'name', 'title', 'addresses[primary eq true].locality',
]; // prettier-ignore
const values = [
  '"ana"', '""', 'true', 'false', 'null', '1', '-1e308', '"2026-13-01T00:00:00Z"', '"2026-01-01T00:00:00Z"', '"%_\\\\"', '"\\u0000"', '"\\ud800"',
  '"; drop table users"', '"\u202eﷺ"', `"${'a'.repeat(3000)}"`, '"ana@acme.example"', '999999999999999999999999', '{}', '[]',
]; // prettier-ignore
const operators = ['eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le', 'EQ', 'xx'];

function filterOf(random: Seeded, depth = 2): string {
  const { below, pick } = random;
  if (depth > 0 && below(2)) {
    const [one, other] = [filterOf(random, depth - 1), filterOf(random, depth - 1)];
    return pick([`${one} and ${other}`, `(${one}) or ${other}`, `not (${one})`, `emails[${one}]`]);
  }
  return below(5) === 0 ? `${pick(attributes)} pr` : `${pick(attributes)} ${pick(operators)} ${pick(values)}`;
}

/** Refused by the protocol, or carried out. */
function requireAnswer({ status, text }: { status: number; text: string }, input: string): void {
  const isAnswer = status < 500 && (status < 300 || text.includes('urn:ietf:params:scim:api:messages:2.0:Error'));
  if (!isAnswer) throw new Error(`${status} ${text.slice(0, 200)} for ${input}`);
}

it('filters and sorting are answered', async () => {
  let answered = 0;
  await fuzz(150, async (random) => {
    const { below, pick } = random;
    const query = new URLSearchParams({
      filter: filterOf(random),
      ...(below(3) === 0 && { sortBy: pick(attributes), sortOrder: pick(['ascending', 'descending', 'x']) }),
      ...(below(3) === 0 && {
        startIndex: pick(['0', '-1', '1', '99999999999', 'x']),
        count: pick(['0', '-1', '2', 'x']),
      }),
      ...(below(3) === 0 && { attributes: pick(attributes) }),
    });
    const answer = await directory.get(`${pick(['/Users', '/Groups'])}?${query.toString()}`);
    requireAnswer(answer, query.toString());
    if (answer.status === 200) answered += 1;
  });
  expect(answered).toBeGreaterThan(5);
});

it('PATCH requests are carried out or refused, and touch nobody else', async () => {
  const others = () =>
    server.rows('select id, email, name, updated_at from users where email <> $1 order by id', ['ana@acme.example']);
  const before = await others();
  let applied = 0;
  await fuzz(100, async ({ below, pick }) => {
    const operations = Array.from({ length: 1 + below(3) }, () => {
      const path = below(4) === 0 ? filterOf({ below, pick }) : pick(attributes);
      const text = pick(values);
      const value: unknown = below(2) ? text : safeJson(text);
      return {
        op: pick(['add', 'replace', 'remove', 'Replace', 'x']),
        ...(below(4) > 0 && { path }),
        value: below(3) === 0 ? { [pick(attributes)]: value } : value,
      };
    });
    const answer = await directory.patch(`/Users/${ana.id}`, operations);
    requireAnswer(answer, JSON.stringify(operations));
    if (answer.status < 300) applied += 1;
  });
  expect(applied).toBeGreaterThan(3);
  expect((await directory.get(`/Users/${ana.id}`)).status).toBe(200);
  expect(await others()).toEqual(before);
});

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
