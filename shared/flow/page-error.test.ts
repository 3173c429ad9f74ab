import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { errorTexts, toApiError } from '#shared/api/to-api-error.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { clientError, pageError } from './page-error.ts';

const answered = (statusCode: number, errorCode: string | undefined, context?: Record<string, unknown>) =>
  new ApiError({ message: 'm', statusCode, traceId: 'trace-1', errorCode, context });

describe('pageError (planning and login, 8)', () => {
  it.each(Object.keys(errorStatus))('8 keeps the code %s with its trace id', (code) => {
    expect(pageError(answered(400, code))).toMatchObject({ code, traceId: 'trace-1' });
  });

  it.each(['ER-ADMIN-PORTAL-GENERIC-ERROR', 'Made up', '<b>'])(
    '8 passes on the code %s unchanged, with the message of the response',
    (code) => {
      expect(pageError(answered(500, code))).toEqual({ code, message: 'm', traceId: 'trace-1' });
    },
  );

  it('8 drops the fixed text of a non-JSON response, which has a translation', () => {
    expect(
      pageError(new ApiError({ message: errorTexts.generic, statusCode: 502, traceId: 't' })).message,
    ).toBeUndefined();
  });

  it.each([undefined, 'body-too-large', 'of-a-proxy'])(
    '8 recognizes a request that was too large by its status alone, whatever its code (%s)',
    (code) => {
      expect(pageError(answered(413, code)).code).toBe('body-too-large');
    },
  );

  it('8 passes on the texts and numbers of the context and drops the rest', () => {
    const context = { lockedUntil: '2026-03-01T10:00:00Z', tries: 5, inner: { a: 1 }, none: null };
    const error = pageError(answered(423, 'account-locked', context));
    expect(error.values).toEqual({ lockedUntil: '2026-03-01T10:00:00Z', tries: 5 });
  });

  it.each([
    ['password-too-short', 'password'],
    ['invalid-credentials', 'password'],
    ['password-breached', 'password'],
    ['email-invalid', 'email'],
    ['too-many-requests', undefined],
  ] as const)('8 assigns %s to the field %s', (code, field) => {
    expect(pageError(answered(400, code)).field).toBe(field);
  });

  it('8 uses the field that the server reports', () => {
    expect(pageError(answered(400, 'invalid-request', { field: 'companyName' }))).toMatchObject({
      field: 'companyName',
    });
    expect(pageError(answered(400, 'invalid-request', { field: 'companyName' })).values).toBeUndefined();
  });

  it('8 uses the first of the fields that the server lists', () => {
    const fields = [
      { field: 'name', rule: 'too long' },
      { field: 'password', rule: 'missing' },
    ];
    expect(pageError(answered(400, 'invalid-request', { fields }))).toMatchObject({
      code: 'invalid-request',
      field: 'name',
    });
    expect(pageError(answered(400, 'invalid-request', { fields: [] })).field).toBeUndefined();
  });

  it.each([
    ['a broken connection', new TypeError('Failed to fetch')],
    ['a broken connection as the client tells it', toApiError(new TypeError('Failed to fetch'))],
    ['a time-out', new DOMException('timed out', 'TimeoutError')],
    ['nothing', undefined],
  ])('8 reports an unreachable server for %s', (_, cause) => {
    expect(pageError(cause)).toEqual({ code: 'network-unreachable', traceId: '' });
  });

  it('8 does not treat a 500 response as a broken connection', () => {
    expect(pageError(new ApiError({ message: 'm', statusCode: 500 })).code).not.toBe('network-unreachable');
  });
});

describe('clientError', () => {
  it('names the field that it belongs to', () => {
    expect(clientError('field-required', 'email')).toEqual({ code: 'field-required', traceId: '', field: 'email' });
  });
});
