import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { createReauthentication, SessionEnded } from './reauthentication.ts';
import { withReauthentication } from './with-reauthentication.ts';

function start({ resume = vi.fn(async () => false), opens = true, leaveUntouched = vi.fn(() => false) } = {}) {
  const timers: (() => void)[] = [];
  const openSignIn = vi.fn(() => opens);
  const setTimer = (callback: () => void) => {
    timers.push(callback);
    return () => void timers.splice(timers.indexOf(callback), 1);
  };
  const reauthentication = createReauthentication({ resume, openSignIn, setTimer, leaveUntouched });
  return { reauthentication, resume, openSignIn, timers };
}

const settled = () => new Promise((done) => setTimeout(done));
const expired = new ApiError({ message: 'expired', statusCode: 401, errorCode: 'unauthenticated' });

describe('a session that has ended', () => {
  it('is resumed silently where the browser still has one', async () => {
    const { reauthentication } = start({ resume: vi.fn(async () => true) });
    await expect(reauthentication.ask()).resolves.toBeUndefined();
    expect(reauthentication.phase()).toBe('present');
  });

  it('asks the user, once for all that waits', async () => {
    const { reauthentication, resume } = start();
    const waiting = [reauthentication.ask(), reauthentication.ask()];
    await settled();
    expect(reauthentication.phase()).toBe('ended');
    expect(resume).toHaveBeenCalledTimes(1);
    reauthentication.signedIn();
    await expect(Promise.all(waiting)).resolves.toHaveLength(2);
  });

  it('polls while the sign-in page is open, until the user is signed in', async () => {
    const resume = vi.fn(async () => false);
    const { reauthentication, timers } = start({ resume });
    const waiting = reauthentication.ask();
    await settled();
    reauthentication.signIn();
    await settled();
    expect(reauthentication.phase()).toBe('waiting');
    resume.mockResolvedValue(true);
    timers[0]?.();
    await expect(waiting).resolves.toBeUndefined();
    expect(reauthentication.phase()).toBe('present');
  });

  it('says when the browser does not open the page, and can be asked again', async () => {
    const { reauthentication, openSignIn } = start({ opens: false });
    void reauthentication.ask();
    await settled();
    reauthentication.signIn();
    expect(reauthentication.phase()).toBe('ended');
    reauthentication.signIn();
    expect(openSignIn).toHaveBeenCalledTimes(2);
  });

  it('leaves a page without input for the sign-in page, and shows no question meanwhile', async () => {
    const { reauthentication, openSignIn } = start({ leaveUntouched: vi.fn(() => true) });
    const waiting = vi.fn();
    reauthentication.ask().then(waiting, waiting);
    await settled();
    expect([reauthentication.phase(), waiting.mock.calls.length, openSignIn.mock.calls.length]).toEqual([
      'leaving',
      0,
      0,
    ]);
  });

  it('rejects what waits when the user gives up', async () => {
    const { reauthentication } = start();
    const waiting = reauthentication.ask();
    await settled();
    reauthentication.giveUp();
    await expect(waiting).rejects.toBeInstanceOf(SessionEnded);
  });

  it('keeps the session while the server is away, and looks again until it answers', async () => {
    const resume = vi.fn(async (): Promise<boolean> => Promise.reject(new Error('offline')));
    const { reauthentication, timers } = start({ resume });
    const waiting = reauthentication.ask();
    await settled();
    expect(reauthentication.phase()).toBe('checking');
    timers[0]?.();
    await settled();
    expect([reauthentication.phase(), resume.mock.calls.length]).toEqual(['checking', 2]);
    resume.mockResolvedValue(true);
    timers[0]?.();
    await expect(waiting).resolves.toBeUndefined();
  });
});

describe('a call that finds the session ended', () => {
  it('is made once more after sign-in', async () => {
    const { reauthentication } = start({ resume: vi.fn(async () => true) });
    const send = vi.fn().mockRejectedValueOnce(expired).mockResolvedValue('saved');
    const answer = withReauthentication(send, reauthentication)({ method: 'PUT', path: '/x' });
    await expect(answer).resolves.toBe('saved');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('keeps its own failure when the user does not sign in', async () => {
    const { reauthentication } = start();
    const answer = withReauthentication(() => Promise.reject(expired), reauthentication)({ method: 'PUT', path: '/x' });
    const caught = answer.catch((error: unknown) => error);
    await settled();
    reauthentication.giveUp();
    expect(await caught).toBe(expired);
  });

  it('is not made again for a wrong password, which would count as two tries', async () => {
    const { reauthentication, resume } = start({ resume: vi.fn(async () => true) });
    const wrong = new ApiError({ message: 'no', statusCode: 401, errorCode: 'invalid-credentials' });
    const send = vi.fn().mockRejectedValue(wrong);
    await expect(withReauthentication(send, reauthentication)({ method: 'POST', path: '/x' })).rejects.toBe(wrong);
    expect(send).toHaveBeenCalledTimes(1);
    expect(resume).not.toHaveBeenCalled();
  });

  it('leaves for the second factor where that is demanded, into the tenant that was to be entered', async () => {
    const { reauthentication, resume } = start();
    const left = vi.fn();
    const demand = new ApiError({ message: 'more', statusCode: 401, errorCode: 'step-up-required' });
    const send = withReauthentication(() => Promise.reject(demand), reauthentication, left);
    void send({ method: 'GET', path: '/x' });
    void send({ method: 'PUT', path: '/identity/resources/users/v1/tenant', body: { tenantId: 'b' } });
    await settled();
    expect(left.mock.calls).toEqual([[undefined], ['b']]);
    expect(resume).not.toHaveBeenCalled();
  });

  it('is not made again for any other refusal', async () => {
    const { reauthentication, resume } = start();
    const refusal = new ApiError({ message: 'no', statusCode: 403 });
    await expect(
      withReauthentication(() => Promise.reject(refusal), reauthentication)({ method: 'GET', path: '/x' }),
    ).rejects.toBe(refusal);
    expect(resume).not.toHaveBeenCalled();
  });
});
