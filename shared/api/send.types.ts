import type { RetryOptions, Wait } from '#shared/lib/retry.ts';
import type { ApiError } from './api-error.ts';

export interface HeaderValue {
  key: string;
  value: string;
}

export type ReadMode = 'json' | 'text' | 'blob' | 'stream';

export interface SendRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to base URL and prefix; an absolute URL is used unchanged. */
  path: string;
  query?: Readonly<Record<string, unknown>>;
  /** Sent as JSON; a `FormData` is sent unchanged. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  credentials?: RequestCredentials;
  /** Bearer token for this call only; `null` sends none. Default: the token from the settings. */
  token?: string | null;
  /** Sends no custom header, so that the first call before first paint needs no preflight. */
  plain?: boolean;
  /** How a successful response is read. An unreadable JSON body is read as `{}`. */
  read?: ReadMode;
  /** Receives the headers of a successful response before its body is read. */
  onHeaders?: ((headers: Headers) => void) | undefined;
  /** Sees a file while it arrives. */
  onData?: ((chunk: Uint8Array) => void) | undefined;
  /** Name under which failures are recorded. Default: the path. */
  name?: string;
  /** `true` is 3 attempts, 500 ms apart. Default: no retry. */
  retry?: boolean | RetryOptions;
  /** Lets the request finish after the page is closed (`keepalive`). */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Resolves with the parsed response; rejects with `ApiError`, or with the signal's reason when aborted. */
export type Send = <T = unknown>(request: SendRequest) => Promise<T>;

/** Minimum level at which failures are logged to the console. */
export type LogLevel = 'warn' | 'error' | 'silent';

export interface SendSettings {
  /** URL of the identity server, or a function that derives it from a path. */
  baseUrl: string | ((path: string) => string);
  /** Between base URL and path; the wire contract uses `/frontegg`. Default: none. */
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
  /** Called last, before a request is sent. */
  beforeRequest?: (options: RequestInit, url: string) => RequestInit | Promise<RequestInit>;
  logLevel?: LogLevel;
  record?: (name: string, error: ApiError) => void;
  succeeded?: (name: string) => void;
  fetch?: typeof fetch;
  /** Navigates to a URL; needed for 302 responses. */
  navigate?: (url: string) => void;
  wait?: Wait;
  log?: Pick<Console, 'warn' | 'error'>;
}
