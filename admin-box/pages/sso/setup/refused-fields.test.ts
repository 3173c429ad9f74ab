import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedFields } from './refused-fields.ts';

const refusal = (message: string, errorCode = 'invalid-request') =>
  new ApiError({ message, statusCode: 400, errorCode });

it('tells the reason of each field', () => {
  expect(
    refusedFields(refusal('ssoEndpoint: must begin with https://, publicCertificate: expired on 2020-01-01')),
  ).toEqual([
    { field: 'ssoEndpoint', reason: 'must begin with https://' },
    { field: 'publicCertificate', reason: 'expired on 2020-01-01' },
  ]);
});

it('keeps the commas of a reason', () => {
  expect(refusedFields(refusal('metadata: is not well-formed: line 1, column 2'))).toEqual([
    { field: 'metadata', reason: 'is not well-formed: line 1, column 2' },
  ]);
});

it.each([
  ['another error', refusal('metadata: is odd', 'sso-incomplete')],
  ['an error without fields', refusal('The request is not valid JSON')],
  ['no error', null],
])('finds none in %s', (_what, failure) => expect(refusedFields(failure)).toEqual([]));
