/**
 * Which requests failed for reasons of the server or the network, by name (specification, section 8): boot shows them
 * instead of a page that lacks its data. A status below 500 is the caller's own affair and is not recorded.
 */
import type { ApiError } from './api-error.ts';

export interface FailureRecord {
  statusCode: number;
  traceId: string | null;
  message: string;
}

export interface FailureRecords {
  readonly byName: ReadonlyMap<string, FailureRecord>;
  /** To be given to `createSend` as `record`. */
  record(name: string, error: ApiError): void;
  /** To be given to `createSend` as `succeeded`: what works again is no longer in the way. */
  succeeded(name: string): void;
}

export function createFailureRecords(): FailureRecords {
  const byName = new Map<string, FailureRecord>();
  return {
    byName,
    record(name, { statusCode, traceId, message }) {
      if (statusCode >= 500) byName.set(name, { statusCode, traceId, message });
    },
    succeeded(name) {
      byName.delete(name);
    },
  };
}
