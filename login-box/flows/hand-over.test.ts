import { describe, expect, it } from 'vitest';
import { hostedPage } from './flow-test-kit.ts';
import { handedPage, withFurtherStep } from './hand-over.ts';

const storage = { get: () => null, set: () => {}, remove: () => {} } as never;

describe('handedPage', () => {
  it('keeps what the server said, and drops the error of the flow before', () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' }, { values: { email: 'ada@acme.example' }, error: { code: 'server-busy', traceId: '1' }, facts: { lockedUntil: 'x' } });
    const handed = handedPage(page, { at: { flow: 'forgot-password', step: 'forgotPassword' }, values: { name: 'Ada' } });
    expect(handed).toMatchObject({ flow: 'forgot-password', step: 'forgotPassword', values: { email: 'ada@acme.example', name: 'Ada' }, facts: {}, vendor: page.vendor });
    expect(handed.error).toBeUndefined();
  });
});

describe('withFurtherStep', () => {
  it('leaves an answer alone that wants nothing more', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    const answer = { mfaRequired: false, accessToken: 'token' };
    expect(await withFurtherStep(Promise.resolve(answer), page, { storage })).toBe(answer);
  });

  it('passes a failure on', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    await expect(withFurtherStep(Promise.reject(new Error('no')), page, { storage })).rejects.toThrow('no');
  });
});
