/**
 * Which requests fail for reasons of the server or the network, by name (specification, section 8): `Portico.failures`.
 * A status below 500 is the caller's own affair and is not recorded.
 */
export interface FailureRecord {
  statusCode: number;
  traceId: string | null;
  message: string;
}

export interface FailureRecords {
  readonly byName: ReadonlyMap<string, FailureRecord>;
  /** To be given to `createSend` as `record`. */
  record(name: string, error: FailureRecord): void;
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
