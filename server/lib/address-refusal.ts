import { Refusal } from './refusal.ts';

/** A refusal by the IP restrictions of a tenant. It knows whom it concerns, so that it can be recorded in the audit log. */
export class AddressRefusal extends Refusal {
  override name = 'AddressRefusal';
  readonly tenantId: string;
  /** Of a user, or of an API token without a user. */
  readonly actorId: string;

  /** @param ip empty if the address is unknown */
  constructor({ tenantId, actorId, ip }: { tenantId: string; actorId: string; ip: string }) {
    super('ip-address-refused', { values: { ipAddress: ip || '?' }, context: { ipAddress: ip, tenantId } });
    this.tenantId = tenantId;
    this.actorId = actorId;
  }
}
