import type { ErrorCode } from '#shared/contract/errors.ts';

export interface RefusalOptions extends ErrorOptions {
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Messages that replace the code's own, one per invalid field. */
  details?: string[];
  /** Sent to the client as `context`. */
  context?: Record<string, unknown>;
  /** Seconds until a retry may succeed: `Retry-After`. */
  retryAfter?: number;
}

/** A request that a rule refuses. The code determines status and message; the cause is not sent to the client. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly values: Record<string, string | number>;
  readonly details: string[] | undefined;
  readonly context: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.values = options.values ?? {};
    this.details = options.details;
    this.context = options.context;
    this.retryAfter = options.retryAfter;
  }
}
