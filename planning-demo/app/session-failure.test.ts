import { describe, expect, it } from 'vitest';
import { sessionFailure } from './session-failure.ts';

describe('why a call failed', () => {
  it('is a refusal when the server answered with a client error', () => {
    expect(sessionFailure({ message: 'Not allowed', statusCode: 403, traceId: 'a1', errorCode: undefined })).toEqual({
      kind: 'refused',
      reason: 'Not allowed',
      traceId: 'a1',
    });
  });

  it.each([
    ['a network error', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['a broken server', { message: 'Broken', statusCode: 503, traceId: null }, 'Broken'],
    ['a client error without words', { statusCode: 400 }, ''],
    ['nothing at all', undefined, ''],
  ])('is unreachable after %s', (_, error, reason) => {
    expect(sessionFailure(error)).toEqual({ kind: 'unreachable', reason, traceId: null });
  });
});
