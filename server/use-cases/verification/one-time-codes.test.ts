import { describe, expect, it } from 'vitest';
import { minute, second } from '#server/lib/clock.ts';
import { anonymousContext } from '#server/context.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { issueCode, redeemCode, type CodeRequest } from './one-time-codes.ts';

const server = await useTestServer();
const { admin, member } = server.people;
const { services } = server;
const requestMetadata = { ip: '203.0.113.7', country: null, userAgent: null, traceId: 'test' };
const call = (metadata = requestMetadata, of = services) => anonymousContext(of, metadata);
const number = '+12025550143';

async function issue(request: Partial<CodeRequest> = {}) {
  const full = {
    purpose: 'second-factor' as const,
    channel: 'email' as const,
    target: admin.email,
    user: admin,
    ...request,
  };
  const { token } = await call().acrossTenants('a test', (_tx, context) => issueCode(context, full));
  await server.settle();
  return { token, code: full.channel === 'sms' ? server.phonebox.code(full.target) : server.mailbox.code(full.target) };
}
const take = (token: string, code: string, more: { userId?: string; purpose?: CodeRequest['purpose'] } = {}) =>
  redeemCode(call(), { purpose: 'second-factor', token, code, ...more });
const refusal = async (work: Promise<unknown>): Promise<string> =>
  await work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
  );
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('V6.6.2 a one-time code', () => {
  it('has six digits, and authenticates its user once', async () => {
    const { token, code } = await issue();
    expect(code).toMatch(/^\d{6}$/);
    expect((await take(token, code)).user_id).toBe(admin.id);
    expect(await refusal(take(token, code))).toBe('code-used');
  });

  it('may be typed with a space', async () => {
    const { token, code } = await issue();
    expect((await take(token, ` ${code.slice(0, 3)} ${code.slice(3)}`)).user_id).toBe(admin.id);
  });

  it('V6.6.3 is invalidated by five wrong attempts', async () => {
    const { token, code } = await issue();
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await refusal(take(token, wrong(code))));
    expect(answers).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'code-wrong', 'code-exhausted']);
    expect(await refusal(take(token, code))).toBe('code-exhausted');
  });

  it('V6.6.3 counts parallel guesses exactly', async () => {
    const { token, code } = await issue();
    const guesses = Array.from({ length: 20 }, (_, index) =>
      String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'),
    );
    const answers = await Promise.all(guesses.map((guess) => refusal(take(token, guess))));
    expect(answers.filter((answer) => answer === 'code-wrong')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['code-wrong', 'code-exhausted']));
    expect(await server.rows('select attempts from one_time_codes order by number desc limit 1')).toEqual([
      { attempts: 5 },
    ]);
  });

  it('V15.4.1 accepts one of five concurrent requests with the right code', async () => {
    const { token, code } = await issue();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refusal(take(token, code))));
    expect(answers.sort()).toEqual(['code-used', 'code-used', 'code-used', 'code-used', 'taken']);
  });

  it('V6.6.2 expires after ten minutes by mail and five by SMS, by the server clock', async () => {
    for (const [channel, target, minutes] of [
      ['email', admin.email, 10],
      ['sms', number, 5],
    ] as const) {
      const early = await issue({ channel, target });
      server.clock.advance(minutes * minute - second);
      expect(await refusal(take(early.token, early.code))).toBe('taken');
      const late = await issue({ channel, target });
      server.clock.advance(minutes * minute);
      expect(await refusal(take(late.token, late.code))).toBe('code-expired');
    }
  });

  it('V6.6.2 is bound to its user, its purpose and its token', async () => {
    const { token, code } = await issue();
    expect(await refusal(take(token, code, { userId: member.id }))).toBe('code-expired');
    expect(await refusal(take(token, code, { purpose: 'delete-phone' }))).toBe('code-expired');
    const other = await issue();
    if (other.code !== code) expect(await refusal(take(other.token, code))).toBe('code-wrong');
    expect(await refusal(take('another token', code))).toBe('code-expired');
    expect(await refusal(take(token, code, { userId: admin.id }))).toBe('taken');
  });

  it('V11.4.1 is not stored in plain text', async () => {
    const { token, code } = await issue();
    const text = (await server.rows<{ text: string }>('select row_to_json(c)::text as text from one_time_codes c'))
      .map((row) => row.text)
      .join();
    expect(text).not.toContain(code);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token).toString('hex'));
  });
});

describe('the message of a code', () => {
  it('by SMS is bound to this host, so that browsers autofill it only here', async () => {
    const { code } = await issue({ channel: 'sms', target: number });
    expect(server.phonebox.to(number).at(-1)!.text.split('\n').at(-1)).toBe(`@localhost #${code}`);
  });

  it('waits while the provider is unavailable, and is sent once', async () => {
    server.phonebox.failure = new Error('connect ECONNREFUSED');
    const before = server.phonebox.messages.length;
    await call().acrossTenants('a test', (_tx, context) =>
      issueCode(context, { purpose: 'second-factor', channel: 'sms', target: number, user: admin }),
    );
    await server.settle();
    server.phonebox.failure = undefined;
    server.clock.advance(minute);
    await server.settle();
    server.clock.advance(minute);
    await server.settle();
    expect(server.phonebox.messages).toHaveLength(before + 1);
  });

  it('is not sent once the code has expired', async () => {
    server.phonebox.failure = new Error('connect ECONNREFUSED');
    await call().acrossTenants('a test', (_tx, context) =>
      issueCode(context, { purpose: 'second-factor', channel: 'sms', target: number, user: admin }),
    );
    await server.settle();
    const before = server.phonebox.messages.length;
    server.phonebox.failure = undefined;
    server.clock.advance(6 * minute);
    await server.settle();
    expect(server.phonebox.messages).toHaveLength(before);
    expect(await server.rows("select 1 from jobs where kind = 'sms' and done_at is null")).toEqual([]);
  });
});

it('V6.3.1 limits attempts per account, across codes and client addresses', async () => {
  const strict = await startTestServer({ config: { limits: { codeAccount: { points: 3, per: 86_400 } } } });
  const user = strict.people.admin;
  const answers = [];
  for (let tries = 0; tries < 4; tries += 1) {
    const { token } = await call(requestMetadata, strict.services).acrossTenants('a test', (_tx, context) =>
      issueCode(context, {
        purpose: 'second-factor',
        channel: 'email',
        target: user.email,
        user,
      }),
    );
    answers.push(
      await refusal(
        redeemCode(call({ ...requestMetadata, ip: `203.0.113.${tries}` }, strict.services), {
          purpose: 'second-factor',
          token,
          code: 'x',
        }),
      ),
    );
  }
  expect(answers).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'too-many-requests']);
  await strict.close();
});
