import { errorStatus } from '../../contract/errors.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { ApiError } from '../api-error.ts';

/** The failure a server would answer with that code. */
export function previewError(code: ErrorCode): ApiError {
  return new ApiError({ message: code, statusCode: errorStatus[code], errorCode: code, traceId: '4f1c7a90d2e85b36' });
}
