import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFlowHost } from '#login-box/flows/flow-host.ts';
import { settle } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, run } from '#login-box/testing/flow-test-kit.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { LoginBoxApi } from '#login-box/flows/login-box-api.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { provideMfa } from './use-mfa.ts';

const session: SignInAnswer = { mfaRequired: false, accessToken: 'a.b.c' };
const none = { authenticators: [], webauthn: [], phones: [], emails: [] };

afterEach(() => vi.unstubAllGlobals());

/** Where a sign-in continues after MFA, on a page that offers passkeys. */
async function goesOn(devices: object, answer: SignInAnswer = session): Promise<string[]> {
  vi.stubGlobal('PublicKeyCredential', {});
  const stepData = { fresh: true, devices: { ...none, ...devices } };
  const page = hostedPage(
    { flow: 'mfa', step: 'verify' },
    { values: { email: 'ada@acme.example' }, stepData, passkeys: { prompt: true } },
  );
  const handoffs: string[] = [];
  const host = createFlowHost(page, {
    api: {} as LoginBoxApi,
    handOff: ({ at }: Handoff) => void handoffs.push(at.step),
  });
  const calls = {
    send: async () => {},
    verify: async () => answer,
    mayRemember: async () => false,
    codesLeft: async () => 9,
  };
  const machine = provideMfa(host, page, calls);
  const flow = run(machine, page);
  await settle();
  flow.send('code.submitted', { code: '123456' });
  await settle();
  return [...handoffs, ...(flow.handoffs as Handoff[]).map(({ at }) => at.step)];
}

describe('4.2 after a second factor', () => {
  it('4.2 a passkey is offered to users who verified by SMS', async () => {
    expect(await goesOn({ phones: [{ id: 'p1', phoneNumber: '+49•••21' }] })).toEqual(['promptPasskeys']);
  });

  it.each([
    ['an authenticator app', { authenticators: [{ id: 'a1' }] }],
    ['a code by e-mail', { emails: [{ email: 'ada@acme.example' }] }],
    ['a recovery code', {}],
  ])('4.2 and not to users who verified by %s', async (_, devices) => {
    expect(await goesOn(devices)).toEqual([]);
  });

  it('4.2 a leaked password comes first, after any verification method', async () => {
    expect(await goesOn({ authenticators: [{ id: 'a1' }] }, { ...session, isBreachedPassword: true })).toEqual([
      'breachedPassword',
    ]);
  });
});
