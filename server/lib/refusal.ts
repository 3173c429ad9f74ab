import type { ErrorCode } from '#shared/contract/errors.ts';

export interface RefusalOptions extends ErrorOptions {
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>;
  /** Sentences that replace the code's own, one per field that is wrong. */
  details?: string[];
  /** Sent to the client as `context`. */
  context?: Record<string, unknown>;
  /** Seconds after which a try may succeed: `Retry-After`. */
  retryAfter?: number;
}

/** A rule says no. The code decides status and message; nothing about the cause leaves the server. */
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
