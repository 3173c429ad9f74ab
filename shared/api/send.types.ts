import type { RetryOptions, Wait } from '#shared/lib/retry.ts';
import type { ApiError } from './api-error.ts';

export interface HeaderValue {
  key: string;
  value: string;
}

export type ReadMode = 'json' | 'text' | 'blob' | 'stream';

export interface SendRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below base URL and prefix; an absolute URL is used as it is. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a `FormData` goes as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  credentials?: RequestCredentials;
  /** Bearer for this call alone; `null` sends none. Default: the settings' token. */
  token?: string | null;
  /** Sends no custom header: the first call before the first paint saves its preflight so. */
  plain?: boolean;
  /** How a success is read. An unreadable JSON body counts as `{}`. */
  read?: ReadMode;
  /** Hears the headers of a success, before it is read. */
  onHeaders?: ((headers: Headers) => void) | undefined;
  /** Under which failures are recorded; the path unless said. */
  name?: string;
  /** `true` is 3 attempts, 500 ms apart. No retry unless asked for. */
  retry?: boolean | RetryOptions;
  /** Lets the call outlive the page. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Resolves with what was read; rejects with `ApiError`, or with the signal's reason when it was aborted. */
export type Send = <T = unknown>(request: SendRequest) => Promise<T>;

/** From which level on failures are written to the console. */
export type LogLevel = 'warn' | 'error' | 'silent';

export interface SendSettings {
  /** Where the identity server is, or how that follows from a path. */
  baseUrl: string | ((path: string) => string);
  /** Between base URL and path; the wire contract's own is `/frontegg`. Default: none. */
  prefix?: string;
  token?: () => string | null | undefined | Promise<string | null | undefined>;
  credentials?: RequestCredentials;
  source?: 'admin-portal' | 'login-box';
  sdkVersion?: string;
  framework?: string;
  scopedTenant?: () => string | null | undefined;
  loginAlias?: () => string | null | undefined;
  applicationId?: string;
  additionalHeaders?: () => HeaderValue[] | Promise<HeaderValue[]>;
  /** Added to every call. */
  additionalQuery?: () => Record<string, unknown>;
  /** Last word on a request before it leaves. */
  beforeRequest?: (options: RequestInit, url: string) => RequestInit | Promise<RequestInit>;
  logLevel?: LogLevel;
  record?: (name: string, error: ApiError) => void;
  succeeded?: (name: string) => void;
  fetch?: typeof fetch;
  /** Goes to an address; the rule for 302 answers needs it. */
  navigate?: (url: string) => void;
  wait?: Wait;
  log?: Pick<Console, 'warn' | 'error'>;
}
