import { expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { toApiError } from '#shared/api/to-api-error.ts';
import { errorMessages } from '#admin-box/i18n/error-texts.ts';
import { withErrorMessages } from './with-error-messages.ts';

const failWith = (failure: Error) =>
  withErrorMessages(async () => await Promise.reject(failure))({ method: 'GET', path: '/x' });

it('loads no messages while the server cannot be reached, and all with the first error it answers', async () => {
  const broken = toApiError(new TypeError('Failed to fetch'));
  await expect(failWith(broken)).rejects.toBe(broken);
  expect(errorMessages).toEqual({});
  const refused = new ApiError({ message: 'no', statusCode: 403, errorCode: 'forbidden', traceId: 't' });
  await expect(failWith(refused)).rejects.toBe(refused);
  expect(errorMessages.forbidden).toMatch(/^You don’t have permission/);
});
