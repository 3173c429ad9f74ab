import { domainOf } from './email-domain.ts';
import { Refusal } from './refusal.ts';

/** A refusal by the email domain restrictions of a tenant, which is recorded in the audit log of that tenant. */
export class DomainRefusal extends Refusal {
  override name = 'DomainRefusal';
  readonly tenantId: string;
  readonly domain: string;

  constructor({ tenantId, email }: { tenantId: string; email: string }) {
    const domain = domainOf(email) ?? email.slice(email.lastIndexOf('@') + 1);
    super('email-domain-refused', { values: { domain }, context: { domain } });
    this.tenantId = tenantId;
    this.domain = domain;
  }
}
