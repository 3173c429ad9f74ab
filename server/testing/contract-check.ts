import { isDeepStrictEqual } from 'node:util';
import { contract } from '#shared/contract/index.ts';
import type { Contract } from '#shared/contract/define.ts';
import type { AppOptions } from '#server/create-services.ts';

export interface ContractCheck {
  onAnswer: NonNullable<AppOptions['onAnswer']>;
  /** One message for each answer that violated the contract since the last call. */
  takeViolations(): string[];
}

/** Validates every successful JSON answer against its schema: missing, invalid and undeclared fields. */
export function createContractCheck(): ContractCheck {
  let violations: string[] = [];
  return {
    onAnswer({ route, status, body }) {
      const schema = (contract as Contract)[route as keyof Contract]?.response;
      if (typeof schema !== 'object' || status < 200 || status > 299) return;
      const wire: unknown = JSON.parse(JSON.stringify(body ?? null));
      const parsed = schema.safeParse(wire);
      if (!parsed.success) violations.push(`${route}: ${parsed.error.message}`);
      else if (!isDeepStrictEqual(parsed.data, wire))
        violations.push(`${route}: the answer has fields that the contract does not name`);
    },
    takeViolations() {
      const taken = violations;
      violations = [];
      return taken;
    },
  };
}
