/** Restrictions in the API's format. */
import { isIPv4 } from 'node:net';
import type {
  DomainRestriction,
  DomainRestrictionConfig,
  IpRestriction,
  IpRestrictionConfig,
} from '#shared/contract/restrictions/restrictions.ts';
import type { DomainRestrictionRow, DomainSettingsRow } from '#server/db/queries/restrictions/domain-restrictions.ts';
import type { IpRestrictionRow, IpSettingsRow } from '#server/db/queries/restrictions/ip-restrictions.ts';

export function describeIpRestriction(row: IpRestrictionRow): IpRestriction {
  return {
    id: row.id,
    ip: describeRange(row.range),
    strategy: row.strategy,
    isActive: row.is_active,
    ...(row.description !== null && { description: row.description }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** A range of one address is shown as that address. */
export function describeRange(range: string): string {
  const [address = '', bits] = range.split('/');
  return Number(bits) === (isIPv4(address) ? 32 : 128) ? address : range;
}

export function describeDomainRestriction({ id, domain, type }: DomainRestrictionRow): DomainRestriction {
  return { id, domain, type };
}

/** @param row absent for a tenant that has set nothing */
export function describeDomainSettings(row: DomainSettingsRow | undefined): DomainRestrictionConfig {
  return {
    active: row?.active ?? false,
    listType: row?.list_type ?? 'ALLOW',
    blockPublicDomains: row?.block_public_domains ?? false,
  };
}

/** @param row absent for a tenant that has set nothing */
export function describeIpSettings(row: IpSettingsRow | undefined): Required<IpRestrictionConfig> {
  return { isActive: row?.is_active ?? false, strategy: row?.strategy ?? 'ALLOW' };
}
