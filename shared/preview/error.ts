import { errorStatus } from '#shared/contract/errors.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { ApiError } from '#shared/api/api-error.ts';

/** The version that was read: the change is refused if another user changed the object since. */
export function assertUnmodified({ updatedAt }: { updatedAt: string }, readAt: unknown): void {
  if (typeof readAt === 'string' && readAt !== updatedAt) throw previewError('changed-meanwhile');
}

/** The failure a server would answer with that code. */
export function previewError(code: ErrorCode): ApiError {
  return new ApiError({ message: code, statusCode: errorStatus[code], errorCode: code, traceId: '4f1c7a90d2e85b36' });
}
