import type { ErrorCode } from '#shared/contract/errors.ts';
import type { CallAddress } from './call-address.ts';
import { Refusal, type RefusalOptions } from './refusal.ts';

/** The rule of a tenant that refuses. */
export type AddressRule = 'ip-restrictions' | 'country-restrictions';

interface Refused extends CallAddress {
  rule: AddressRule;
  tenantId: string;
  /** Of a user, or of an API token without a user. */
  actorId: string;
}

/**
 * A refusal by the IP or country restrictions of a tenant. It knows whom it concerns, so that it can be recorded in the
 * audit log.
 */
export class AddressRefusal extends Refusal {
  override name = 'AddressRefusal';
  readonly rule: AddressRule;
  readonly tenantId: string;
  readonly actorId: string;
  readonly country: string | null;

  constructor(refused: Refused) {
    super(...answerOf(refused));
    this.rule = refused.rule;
    this.tenantId = refused.tenantId;
    this.actorId = refused.actorId;
    this.country = refused.country;
  }
}

function answerOf({ rule, ip, country, tenantId }: Refused): [ErrorCode, RefusalOptions] {
  const seen = ip || '?';
  if (rule === 'ip-restrictions')
    return ['ip-address-refused', { values: { ipAddress: seen }, context: { ipAddress: ip, tenantId } }];
  const values = { country: country ?? '?', ipAddress: seen };
  return ['country-refused', { values, context: { ipAddress: ip, tenantId } }];
}
