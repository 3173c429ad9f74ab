import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { fakePortico, marisol, type FakePorticoOptions } from '#planning-demo/testing/fake-portico.ts';
import { sessionMachineFor, type SessionSnapshot } from './session.machine.ts';

function start(options: FakePorticoOptions) {
  const fake = fakePortico(options);
  const page = new EventTarget();
  const clock = new SimulatedClock();
  const actor = createActor(sessionMachineFor(fake.portico, page), { clock }).start();
  const reaches = (state: Parameters<SessionSnapshot['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 15_000 });
  return { ...fake, actor, clock, page, reaches };
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
const signedOut = () => Promise.resolve(null);
const signedIn = () => Promise.resolve(marisol);
const restored = () => Object.assign(new Event('pageshow'), { persisted: true });

describe('session boot', () => {
  it('shows nothing for 400 ms, then progress, then a retry button', () => {
    const { actor, clock } = start({});
    clock.increment(399);
    expect(actor.getSnapshot().value).toEqual({ booting: 'quiet' });
    clock.increment(1);
    expect(actor.getSnapshot().value).toEqual({ booting: 'progressing' });
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toEqual({ booting: 'slow' });
  });

  it('ends signed in when there is a session (spec section 4.1)', async () => {
    const { reaches } = start({ user: signedIn });
    expect((await reaches('signedIn')).context.user).toEqual(marisol);
  });

  it('ends signed out when there is none (spec section 4.1)', async () => {
    const { reaches } = start({ user: signedOut });
    expect((await reaches({ signedOut: 'idle' })).context).toEqual({ user: null, failure: null });
  });

  it('fails with the reason, and asks again on request', async () => {
    let answer: () => Promise<typeof marisol | null> = unreachable;
    const { actor, calls, reaches } = start({ user: () => answer() });
    expect((await reaches('bootFailed')).context.failure?.kind).toBe('unreachable');
    answer = signedIn;
    actor.send({ type: 'retry.requested' });
    expect((await reaches('signedIn')).context.failure).toBeNull();
    expect(calls.user).toBe(2);
  });

  it('ends early when another tab signs in', () => {
    const { actor, fire } = start({});
    fire('signed-in', marisol);
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'idle' });
  });
});

describe('signing in', () => {
  it('calls login once, and stays busy while the page leaves for the hosted login', async () => {
    const { actor, calls, reaches } = start({ user: signedOut });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    actor.send({ type: 'login.requested' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'signingIn' });
    expect(calls.login).toBe(1);
  });

  it('ends signed in when the silent refresh succeeds', async () => {
    const { actor, reaches } = start({ user: signedOut, login: signedIn });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    expect((await reaches('signedIn')).context.user).toEqual(marisol);
  });

  it('keeps the reason of a failure until it is tried again', async () => {
    const { actor, calls, reaches } = start({ user: signedOut, login: unreachable });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    expect((await reaches({ signedOut: 'failed' })).context.failure?.reason).toBe('Failed to fetch');
    actor.send({ type: 'login.requested' });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(calls.login).toBe(2);
  });

  it('is not broken off by the sign-out that a failed silent refresh reports', async () => {
    const { actor, fire, reaches } = start({ user: signedOut });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    fire('signed-out', null);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'signingIn' });
  });

  it('asks who is signed in when the browser comes back from the hosted login by its Back button', async () => {
    const { actor, calls, page, reaches } = start({ user: signedOut });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    page.dispatchEvent(restored());
    await reaches({ signedOut: 'idle' });
    expect(calls.user).toBe(2);
  });

  it('ignores a page that is shown for the first time', async () => {
    const { actor, page, reaches } = start({ user: signedOut });
    await reaches({ signedOut: 'idle' });
    actor.send({ type: 'login.requested' });
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'signingIn' });
  });
});

describe('signed in', () => {
  it('signs out and forgets the user', async () => {
    const { actor, reaches } = start({ user: signedIn, logout: () => Promise.resolve() });
    await reaches('signedIn');
    actor.send({ type: 'logout.requested' });
    expect((await reaches({ signedOut: 'idle' })).context.user).toBeNull();
  });

  it('stays signed in when signing out fails, and tries again', async () => {
    const { actor, calls, reaches } = start({ user: signedIn, logout: unreachable });
    await reaches('signedIn');
    actor.send({ type: 'logout.requested' });
    expect((await reaches({ signedIn: 'signOutFailed' })).context.user).toEqual(marisol);
    actor.send({ type: 'logout.requested' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(calls.logout).toBe(2);
  });

  it('follows a sign-out in another tab', async () => {
    const { actor, fire, reaches } = start({ user: signedIn });
    await reaches('signedIn');
    fire('signed-out', null);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'idle' });
    expect(actor.getSnapshot().context.user).toBeNull();
  });

  it('takes over changed data without breaking a sign-out off', async () => {
    const { actor, fire, reaches } = start({ user: signedIn });
    await reaches('signedIn');
    actor.send({ type: 'logout.requested' });
    fire('signed-in', { ...marisol, name: 'Marisol B.' });
    expect(actor.getSnapshot().value).toEqual({ signedIn: 'signingOut' });
    expect(actor.getSnapshot().context.user?.name).toBe('Marisol B.');
  });

  it('stops listening when it is stopped', () => {
    const { actor, listenerCount } = start({});
    expect(listenerCount()).toBe(2);
    actor.stop();
    expect(listenerCount()).toBe(0);
  });
});
