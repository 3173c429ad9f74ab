import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import type { Contract } from '#shared/contract/define.ts';
import { describeContract } from './contract-digest.ts';

const role = z.object({ id: z.string(), name: z.string(), key: z.string().optional() });

const small = {
  'GET /users/{id}': {
    summary: 'A user',
    access: 'user',
    params: z.object({ id: z.string() }),
    query: z.object({ roles: z.boolean().default(false) }),
    response: z.object({ id: z.string(), roles: z.array(role) }),
  },
  'POST /roles': {
    summary: 'Creates a role',
    access: 'fe.secure.write.roles',
    denyImpersonation: true,
    body: role.omit({ id: true }),
    response: role,
    status: 201,
  },
  'GET /roles': { summary: 'Roles', access: 'fe.secure.read.roles', cacheFor: 60, response: z.array(role) },
  'POST /oauth/token': {
    summary: 'Tokens',
    access: 'public',
    accepts: ['form', 'json'],
    body: z.union([z.object({ code: z.string() }), z.object({ refresh_token: z.string() })]),
    response: z.object({ access_token: z.string() }),
  },
  'POST /users/{id}/picture': {
    summary: 'Takes a picture',
    access: 'user',
    accepts: ['multipart'],
    params: z.object({ id: z.string() }),
    response: 'text',
  },
  'GET /callback': { summary: 'Goes back', access: 'public', response: 'redirect' },
} satisfies Contract;

const linesOf = (of: Contract): string[] => {
  const text = describeContract(of);
  return text.slice(text.indexOf('```text\n') + 8, text.lastIndexOf('\n```')).split('\n');
};
const withoutHashes = (line: string): string => line.replaceAll(/\b[0-9a-f]{8}\b/g, 'hash');
/** Lines that a change of the contract takes away, and those that it brings. */
const difference = (changed: Contract) => {
  const [before, after] = [linesOf(small), linesOf(changed)];
  return {
    gone: before.filter((line) => !after.includes(line)).map(withoutHashes),
    come: after.filter((line) => !before.includes(line)).map(withoutHashes),
  };
};

it('has one line for each endpoint, by path', () => {
  expect(linesOf(small).map(withoutHashes)).toEqual([
    'GET /callback · public · 302 redirect · - -',
    'POST /oauth/token · public · form|json {code} or {refresh_token} · 200 json {access_token} · hash hash',
    'GET /roles · fe.secure.read.roles tokens=any cacheFor=60 · 200 json [{id, name, key?}] · - hash',
    'POST /roles · fe.secure.write.roles tokens=user denyImpersonation · json {name, key?} · 201 json {id, name, key?} · hash hash',
    'GET /users/{id} · user · query {roles?} · 200 json {id, roles} · hash hash',
    'POST /users/{id}/picture · user · multipart · 200 text · hash -',
  ]);
  const routes = linesOf(contract).map((line) => line.split(' · ')[0]);
  expect(routes).toHaveLength(Object.keys(contract).length);
  expect(new Set(routes)).toEqual(new Set(Object.keys(contract)));
});

describe('changes exactly one line', () => {
  const users = small['GET /users/{id}'];
  const line = 'GET /users/{id} · user · query {roles?} · 200 json {id, roles} · hash hash';

  it('when an endpoint has one field more', () => {
    const response = users.response.extend({ email: z.string() });
    expect(difference({ ...small, 'GET /users/{id}': { ...users, response } })).toEqual({
      gone: [line],
      come: ['GET /users/{id} · user · query {roles?} · 200 json {id, roles, email} · hash hash'],
    });
  });

  it('when a field deep inside has another type, or a parameter of the path another rule', () => {
    const response = z.object({ id: z.string(), roles: z.array(role.extend({ key: z.number().optional() })) });
    for (const changed of [
      { ...users, response },
      { ...users, params: z.object({ id: z.uuid() }) },
    ])
      expect(difference({ ...small, 'GET /users/{id}': changed })).toEqual({ gone: [line], come: [line] });
  });

  it('when access, an option or the status is another', () => {
    const posted = small['POST /roles'];
    for (const changed of [
      { ...posted, access: 'user' },
      { ...posted, apiTokens: 'none' },
      { ...posted, bulk: true },
      { ...posted, status: 200 },
    ] as Contract[keyof Contract][])
      expect(difference({ ...small, 'POST /roles': changed })).toMatchObject({
        gone: [expect.stringContaining('POST /roles')],
        come: [expect.stringContaining('POST /roles')],
      });
  });
});

it('changes with the interface only: not with a summary, a description or the order of fields', () => {
  const users = small['GET /users/{id}'];
  const response = z.object({ roles: z.array(role), id: z.string().describe('Of the user') });
  expect(
    describeContract({ ...small, 'GET /users/{id}': { ...users, summary: 'One user', response } }).replace(
      '{roles, id}',
      '{id, roles}',
    ),
  ).toBe(describeContract(small));
});

it('counts the fields that a line has no room for', () => {
  const names = Array.from({ length: 40 }, (_, index) => `field${index}`);
  const response = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  const [line] = linesOf({ 'GET /wide': { summary: 'Wide', access: 'public', response } });
  expect(line).toMatch(/\{field0, field1, .*field10, \+29\}/);
});
