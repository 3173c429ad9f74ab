/**
 * Requests that failed for reasons of the server or the network, by name (specification, section 8):
 * `Portico.failures`. A status below 500 is a client error and is not recorded.
 */
export interface FailureRecord {
  statusCode: number;
  traceId: string | null;
  message: string;
}

export interface FailureRecords {
  readonly byName: ReadonlyMap<string, FailureRecord>;
  /** Pass to `createSend` as `record`. */
  record(name: string, error: FailureRecord): void;
  /** Pass to `createSend` as `succeeded`: removes the record of a request that works again. */
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
