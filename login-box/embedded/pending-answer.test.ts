import { describe, expect, it } from 'vitest';
import { createPendingAnswer } from './pending-answer.ts';

function start() {
  const clock = { wall: 1_800_000_000_000, monotonic: 0 };
  const keeper = createPendingAnswer({ now: () => clock.wall, monotonic: () => clock.monotonic });
  const pass = (seconds: number): void => {
    clock.wall += seconds * 1000;
    clock.monotonic += seconds * 1000;
  };
  return { clock, keeper, pass };
}

const answer = { mfaRequired: false, accessToken: 'one', expiresIn: 900 };

describe('the answer to a sign-in', () => {
  it('gives its token once', () => {
    const { keeper } = start();
    expect(keeper.take()).toBeUndefined();
    keeper.keep(answer);
    expect(keeper.take()).toEqual({ accessToken: 'one', expiresIn: 900 });
    expect(keeper.take()).toBeUndefined();
  });

  it('has the time that is left, also when flows hand it on', () => {
    const { keeper, pass } = start();
    keeper.keep(answer);
    pass(400);
    keeper.keep({ ...answer });
    pass(200.5);
    expect(keeper.take()).toEqual({ accessToken: 'one', expiresIn: 299 });
  });

  it.each([
    ['the wall clock was set back', { wall: -3600_000, monotonic: 600_000 }],
    ['the machine slept', { wall: 600_000, monotonic: 1000 }],
  ])('counts the longer time where %s', (_, by) => {
    const { clock, keeper } = start();
    keeper.keep(answer);
    clock.wall += by.wall;
    clock.monotonic += by.monotonic;
    expect(keeper.take()).toEqual({ accessToken: 'one', expiresIn: 300 });
  });

  it('gives nothing once it has expired, nor where it does not say how long it lives', () => {
    const { keeper, pass } = start();
    keeper.keep(answer);
    pass(900);
    expect(keeper.take()).toBeUndefined();
    keeper.keep({ mfaRequired: false, accessToken: 'one' });
    expect(keeper.take()).toBeUndefined();
  });

  it('is forgotten for a later one, and for one that opens no session', () => {
    const { keeper } = start();
    keeper.keep(answer);
    keeper.keep({ ...answer, accessToken: 'two' });
    expect(keeper.take()).toMatchObject({ accessToken: 'two' });
    keeper.keep(answer);
    keeper.keep({ mfaRequired: true });
    expect(keeper.take()).toBeUndefined();
  });
});
