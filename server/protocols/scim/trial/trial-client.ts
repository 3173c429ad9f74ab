/** The client of a trial run: makes requests, and keeps each with its answer. */
import type { TrialStep } from '#shared/contract/scim/scim-trials.ts';
import type { ScimAnswer } from '#server/protocols/scim/scim-call.ts';

/** A request as a directory would send it. */
export interface TrialRequest {
  method: string;
  /** Below the address of the connection, with its query. */
  path: string;
  body?: Record<string, unknown>;
}

export interface Expected {
  purpose: TrialStep['purpose'];
  /** Statuses that the product takes for success. */
  status: readonly number[];
  /** What the answer has to have, besides. */
  holds?: (body: Record<string, unknown>) => boolean;
}

/** Sends a request of the product; the run ends with the first that fails. */
export type TrialSend = (request: TrialRequest, expected: Expected) => Promise<Record<string, unknown>>;

/** A step failed: the product would stop here too. */
export class TrialEnded extends Error {
  override name = 'TrialEnded';
}

export function createTrialClient(answer: (request: TrialRequest) => Promise<ScimAnswer>): {
  send: TrialSend;
  steps: TrialStep[];
} {
  const steps: TrialStep[] = [];
  const send: TrialSend = async (request, { purpose, status, holds }) => {
    const began = performance.now();
    const answered = await answer(request);
    const body = answered.body ?? {};
    const passed = status.includes(answered.status) && (holds?.(body) ?? true);
    steps.push({
      purpose,
      method: request.method,
      path: request.path,
      request: request.body ? JSON.stringify(request.body, null, 2) : null,
      status: answered.status,
      response: answered.body ? JSON.stringify(answered.body, null, 2) : null,
      passed,
      took: Math.round(performance.now() - began),
    });
    if (!passed) throw new TrialEnded(purpose);
    return body;
  };
  return { send, steps };
}
