/** The rejection value of every failed call (specification, section 8). */
export interface ApiErrorFields {
  message: string;
  /** HTTP status; 500 when no response arrived. */
  statusCode: number;
  /** From the `frontegg-trace-id` response header. */
  traceId?: string | null;
  errorCode?: string | undefined;
  context?: Record<string, unknown> | undefined;
  cause?: unknown;
}

export class ApiError extends Error {
  readonly statusCode: number;
  readonly traceId: string | null;
  /** Key of the message in the catalogs; absent only for 413. */
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
