/** What every failed call is rejected with (specification, section 8). */
export interface ApiErrorFields {
  message: string;
  /** HTTP status; 500 when there was no answer at all. */
  statusCode: number;
  /** From the `frontegg-trace-id` header of the answer. */
  traceId?: string | null;
  errorCode?: string | undefined;
  context?: Record<string, unknown> | undefined;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly statusCode: number;
  readonly traceId: string | null;
  /** The key of the message in the catalogues; absent for 413 alone. */
  readonly errorCode: string | undefined;
  readonly context: Record<string, unknown> | undefined;

  constructor(fields: ApiErrorFields) {
    super(fields.message, { cause: fields.cause });
    this.name = 'ApiError';
    this.statusCode = fields.statusCode;
    this.traceId = fields.traceId ?? null;
    this.errorCode = fields.errorCode;
    this.context = fields.context;
  }
}
