import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineContract, type ErrorShape } from '#shared/contract/define.ts';
import { notUnique, ScimError } from '#server/domain/scim/scim-error.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { mountedContract } from '#server/testing/mounted-contract.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { services } = server;

const usual = { summary: '', access: 'public', body: z.object({ a: z.string() }), response: 'empty' } as const;
const contract = defineContract({
  'POST /portico': usual,
  'POST /oauth': { ...usual, errors: 'oauth' },
  'POST /scim': { ...usual, errors: 'scim', accepts: ['scim'] },
});

/** The answer of an endpoint of the shape, whose handler throws. */
async function answerOf(shape: ErrorShape, error: unknown, body = '{"a":"b"}', headers: Record<string, string> = {}) {
  const fail = () => {
    throw error as Error;
  };
  const send = await mountedContract(services, contract, {
    'POST /portico': fail,
    'POST /oauth': fail,
    'POST /scim': fail,
  });
  const type = shape === 'scim' ? 'application/scim+json' : 'application/json';
  const response = await send('POST', `/${shape}`, { body, headers: { 'content-type': type, ...headers } });
  return { response, status: response.status, body: (await response.json()) as unknown };
}
const busy = () => new Refusal('too-many-requests', { values: { seconds: 7 }, retryAfter: 7 });

describe('Portico’s', () => {
  it('has messages, a code, and the context', async () => {
    const { response, status, body } = await answerOf(
      'portico',
      new Refusal('forbidden', { context: { permission: 'x' } }),
    );
    expect([status, body]).toEqual([
      403,
      { errors: [expect.any(String)], errorCode: 'forbidden', context: { permission: 'x' } },
    ]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('has nothing of OAuth', async () => {
    const { response, body } = await answerOf('portico', new Refusal('invalid-client'));
    expect(body).not.toHaveProperty('error');
    expect(response.headers.get('www-authenticate')).toBeNull();
  });
});

describe('OAuth’s (RFC 6749, section 5.2)', () => {
  it.each([
    [new Refusal('invalid-grant'), 400, 'invalid_grant'],
    [new Refusal('invalid-client'), 401, 'invalid_client'],
    [new Refusal('unsupported-grant-type'), 400, 'unsupported_grant_type'],
    [new Refusal('forbidden'), 403, 'invalid_request'],
    [busy(), 429, 'invalid_request'],
    [new Error('a secret problem'), 500, 'server_error'],
  ])('says %s as %i %s, beside Portico’s fields', async (thrown, status, error) => {
    const answer = await answerOf('oauth', thrown);
    const errorCode = thrown instanceof Refusal ? thrown.code : 'internal-error';
    expect([answer.status, answer.body]).toMatchObject([
      status,
      { error, error_description: expect.stringMatching(/^[ !#-[\]-~]+$/), errors: [expect.any(String)], errorCode },
    ]);
    expect(JSON.stringify(answer.body)).not.toContain('secret problem');
    expect(answer.response.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="Portico"' : null);
    expect(answer.response.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
  });

  it('is that of bodies that cannot be read, too', async () => {
    for (const [body, type, status] of [
      ['{', 'application/json', 400],
      ['{}', 'application/json', 400],
      ['a', 'text/plain', 415],
    ] as const) {
      const answer = await answerOf('oauth', undefined, body, { 'content-type': type });
      expect([answer.status, answer.body]).toMatchObject([status, { error: 'invalid_request' }]);
    }
  });
});

describe('SCIM’s (RFC 7644, section 3.12)', () => {
  const schemas = ['urn:ietf:params:scim:api:messages:2.0:Error'];

  it.each<[string, unknown, object, string | null]>([
    [
      'a rule',
      notUnique('The name is taken.'),
      { status: '409', scimType: 'uniqueness', detail: 'The name is taken.' },
      null,
    ],
    ['a missing token', new ScimError(401, 'No token.'), { status: '401', detail: 'No token.' }, 'Bearer realm="SCIM"'],
    ['a refusal', busy(), { status: '429', detail: expect.stringContaining('7') }, null],
    ['a fault', new Error('a secret problem'), { status: '500', detail: expect.stringMatching(/^(?!.*secret)/) }, null],
  ])('says %s', async (_name, thrown, said, challenge) => {
    const { response, status, body } = await answerOf('scim', thrown);
    expect(body).toEqual({ schemas, ...said });
    expect(String(status)).toBe((body as { status: string }).status);
    expect(response.headers.get('content-type')).toBe('application/scim+json; charset=utf-8');
    expect(response.headers.get('www-authenticate')).toBe(challenge);
    expect(response.headers.get('retry-after')).toBe(thrown instanceof Refusal ? '7' : null);
  });

  it('is that of bodies that cannot be read, too', async () => {
    const malformed = await answerOf('scim', undefined, '{');
    expect(malformed.body).toMatchObject({ schemas, status: '400', scimType: 'invalidSyntax' });
    const strange = await answerOf('scim', undefined, '{}', { 'content-type': 'application/json' });
    expect(strange.body).toMatchObject({ schemas, status: '415' });
  });

  it('leaves rules of the protocol to the log of its connection', async () => {
    const before = server.logText().length;
    await answerOf('scim', notUnique('The name is taken.'));
    expect(server.logText().slice(before)).not.toContain('unexpected error');
    await answerOf('scim', new Error('a secret problem'));
    expect(server.logText().slice(before)).toContain('unexpected error');
  });
});
