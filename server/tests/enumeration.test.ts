/**
 * V6.3.8: a caller cannot distinguish existing from unknown email addresses, numbers and names in any public call: not
 * by status, body or headers, and not by time, which is that of the statements and hashes that are compared here. A new
 * public call that accepts one gets a row here; the last test finds missing ones.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { Endpoint } from '#shared/contract/define.ts';
import { logWork, type WorkLog } from '#server/testing/answer-work.ts';
import type { Answer } from '#server/testing/browser.ts';
import { paths } from '#server/testing/flows.ts';
import { setUpApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'], secondary: ['Passkeys', 'SmsCode'], userNames: true },
  },
});
const { admin, stranger } = server.people;
const auth = '/identity/resources/auth/v1';
const users = '/identity/resources/users';
const password = 'a password of length';

let count = 0;
const knownNumber = '+12025550101';
/** An existing value; and unknown ones of the same length, a different one each time. */
const emails = { known: () => admin.email, unknown: () => `${String((count += 1)).padStart(3, '0')}@acme.example` };
const numbers = { known: () => knownNumber, unknown: () => `+1202555${String((count += 1) + 200).padStart(4, '0')}` };
const userNames = { known: () => 'ada.marlow', unknown: () => `ada.${String((count += 1) + 100_000)}` };

interface Question {
  values: { known(): string; unknown(): string };
  body(value: string): object;
}
const questions: Record<string, Question> = {
  [`POST ${paths.login}`]: { values: emails, body: (email) => ({ email, password: 'wrong password' }) },
  [`POST ${paths.login}#user name`]: {
    values: userNames,
    body: (username) => ({ username, password: 'wrong password' }),
  },
  [`POST ${users}/v2/passwords/reset/email#user name`]: {
    values: userNames,
    body: (identifier) => ({ identifier, identifierType: 'username' }),
  },
  [`POST ${auth}/passwordless/{type}/prelogin#code`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${auth}/passwordless/{type}/prelogin#magiclink`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${auth}/passwordless/{type}/prelogin#smscode`]: { values: numbers, body: (phoneNumber) => ({ phoneNumber }) },
  [`POST ${auth}/passwordless/{type}/prelogin#smscode, by address`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${auth}/user/mfa/recover`]: { values: emails, body: (email) => ({ email, recoveryCode: 'aaaa-aaaa-aaaa' }) },
  [`POST ${auth}/webauthn/prelogin`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${auth}/user/saml/prelogin`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${auth.replace('v1', 'v2')}/user/sso/prelogin`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${users}/v1/signUp`]: {
    values: emails,
    body: (email) => ({ email, password, name: 'Somebody', companyName: 'Some' }),
  },
  [`POST ${users}/v1/signUp/phoneNumber`]: {
    values: emails,
    body: (email) => ({ email, phoneNumber: numbers.unknown() }),
  },
  [`POST ${users}/v1/signUp/phoneNumber#number`]: {
    values: numbers,
    body: (phoneNumber) => ({ email: emails.unknown(), phoneNumber }),
  },
  [`POST ${users}/v1/activate/reset`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${users}/v1/invitation/reset`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${users}/v1/passwords/reset`]: { values: emails, body: (email) => ({ email }) },
  [`POST ${users}/v2/passwords/reset/email`]: {
    values: emails,
    body: (identifier) => ({ identifier, identifierType: 'email' }),
  },
  [`POST ${users}/v2/passwords/reset/email#number`]: {
    values: numbers,
    body: (identifier) => ({ identifier, identifierType: 'phoneNumber' }),
  },
  [`POST ${users}/v2/passwords/reset/sms`]: {
    values: numbers,
    body: (identifier) => ({ identifier, identifierType: 'phoneNumber' }),
  },
  [`POST ${users}/v2/passwords/reset/sms#address`]: {
    values: emails,
    body: (identifier) => ({ identifier, identifierType: 'email' }),
  },
  [`POST ${users}/v1/phone/reset`]: { values: emails, body: (email) => ({ email }) },
};

/** Exceptions: called after a first factor only; and a taken user name has to be reported. */
const exempt = new Set([`POST ${auth}/user/mfa/sms/enroll`, `POST ${users}/v1/signUp/username`]);

beforeAll(async () => {
  await server.browser().post(`${users}/v1/signUp/username`, { username: 'ada.marlow', password });
  // a user with all data that could make an answer differ
  await setUpApp(server, admin);
  await server.rows(
    'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
    [admin.id, knownNumber, server.clock.read()],
  );
});

function ask(name: string, value: string): Promise<Answer> {
  const [route = '', variant = ''] = name.split('#');
  const path = route.slice('POST '.length).replace('{type}', variant.split(',')[0]!);
  return server.browser().post(path, questions[name]!.body(value));
}

/** Normalizes values that are random by design; everything else has to be equal. */
function shape({ status, headers, text }: Answer, asked: string): unknown {
  const idle = (part: string) =>
    part
      .replaceAll(asked, 'ASKED')
      .replaceAll(/"[\w-]{20,}"(?!:)|=[\w-]{43};|[0-9a-f]{16,}/g, 'RANDOM')
      .replaceAll(/"matchNumber":"\d\d"/g, '"matchNumber":"NN"');
  const kept = [...headers].filter(([name]) => name !== 'date').map(([name, value]) => `${name}: ${idle(value)}`);
  return { status, headers: kept.toSorted(), text: idle(text) };
}

describe.each(Object.keys(questions))('%s', (name) => {
  const { values } = questions[name]!;

  it('V6.3.8 answers alike, repeatedly', async () => {
    const unknown = values.unknown();
    for (let times = 0; times < 6; times += 1) {
      const [known, other] = [
        shape(await ask(name, values.known()), values.known()),
        shape(await ask(name, unknown), unknown),
      ];
      expect(other, `try ${times + 1}`).toEqual(known);
    }
    server.clock.advance(16 * 60_000);
    await server.settle();
  });
});

describe('V6.3.8 does the same work, so that the time of an answer discloses nothing:', () => {
  let log: WorkLog;
  beforeAll(async () => {
    await server.settle();
    await server.stopBackgroundWork();
    log = logWork(server.services);
  });
  afterAll(() => log.stop());

  it.each(Object.keys(questions))('%s', async (name) => {
    const { values } = questions[name]!;
    const during = async (value: string) => {
      log.take();
      await ask(name, value);
      return log.take();
    };
    // a different unknown value each time, as an address that nobody has asked for before
    for (let round = 0; round < 4; round += 1) {
      expect(await during(values.unknown()), `round ${round + 1}`).toEqual(await during(values.known()));
      server.clock.advance(16 * 60_000);
    }
    // the same one, up to the lock and beyond it
    const unknown = values.unknown();
    for (let times = 0; times < 6; times += 1)
      expect(await during(unknown), `try ${times + 1}`).toEqual(await during(values.known()));
    server.clock.advance(16 * 60_000);
  });

  it('and what counts it sees statements and hashes', async () => {
    log.take();
    await ask(`POST ${paths.login}`, emails.known());
    const work = log.take();
    expect(work[0]).toMatch(/^consume-rate-limits \(\d+ values, system scope\)$/);
    expect(work.filter((each) => each === 'verify a password hash')).toHaveLength(1);
    await ask(`POST ${users}/v1/signUp`, emails.unknown());
    expect(log.take()).toContain('compute a password hash');
  });
});

it('V6.3.8 applies to a user with a tenant of their own too', async () => {
  const unknown = emails.unknown();
  const [first, second] = [await ask(`POST ${paths.login}`, stranger.email), await ask(`POST ${paths.login}`, unknown)];
  expect(shape(first, stranger.email)).toEqual(shape(second, unknown));
});

it('covers every public call that accepts an email address, a number or a name', () => {
  const asks = /"(email|phoneNumber|identifier|username|userName)"/;
  const taken = Object.entries(contract as Record<string, Endpoint>)
    .filter(
      ([route, { access, body }]) =>
        route.startsWith('POST ') && access === 'public' && body !== undefined && asks.test(fieldNames(body)),
    )
    .map(([route]) => route);
  const asked = new Set(Object.keys(questions).map((name) => name.split('#')[0]!));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter((route) => !asked.has(route) && !exempt.has(route))).toEqual([]);
});

function fieldNames(schema: NonNullable<Endpoint['body']>): string {
  const { shape: fields } = schema as unknown as { shape?: Record<string, unknown> };
  return JSON.stringify(Object.keys(fields ?? {}));
}
