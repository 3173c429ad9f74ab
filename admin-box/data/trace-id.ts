import { ApiError } from '#shared/api/api-error.ts';

/** What support asks for; absent when no server answered. */
export function traceIdOf(error: unknown): string | undefined {
  return error instanceof ApiError ? (error.traceId ?? undefined) : undefined;
}

/** The closed code of a refusal; absent for anything else. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.errorCode : undefined;
}
