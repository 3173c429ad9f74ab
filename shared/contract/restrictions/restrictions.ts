/** Restrictions of a tenant: the IP addresses its users may call from, and the email domains it takes in. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, PageOf, PageQuery } from '#shared/contract/entities.ts';
import { Provisional, ProvisionalQuery } from '#shared/contract/policies/security-policies.ts';

/** `ALLOW`: only what is listed is admitted. `BLOCK`: what is listed is refused. */
export const RestrictionType = z.enum(['ALLOW', 'BLOCK']);
export type RestrictionType = z.infer<typeof RestrictionType>;

/** How many entries a tenant may list, of each kind. */
export const maxRestrictions = 10_000;
/** How many entries one call may add. */
export const maxRestrictionsAtOnce = 5000;

/** Every address: it would make the list mean its opposite. */
const everyAddress = /\/0$/;

/** An IPv4 or IPv6 address, or a range in CIDR notation (RFC 4632, RFC 4291 section 2.3). */
export const IpRange = z
  .string()
  .trim()
  .pipe(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an IP address or a range such as 192.0.2.0/24'))
  .refine((range) => !everyAddress.test(range), 'must not hold every address: turn the restriction off instead');

const description = z.string().trim().max(200);

const IpRestrictionInput = z.object({
  ip: IpRange,
  /** Default: the strategy of the configuration. */
  strategy: RestrictionType.optional(),
  isActive: z.boolean().default(true),
  description: description.optional(),
});

export const IpRestriction = z.object({
  id: Id,
  /** In canonical form: lower case, host bits cleared, IPv4-mapped IPv6 as IPv4. */
  ip: z.string(),
  strategy: RestrictionType,
  /** An entry that is not active is listed, and decides nothing. */
  isActive: z.boolean(),
  description: z.string().optional(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type IpRestriction = z.infer<typeof IpRestriction>;

export const IpRestrictionConfig = z.object({ isActive: z.boolean(), strategy: RestrictionType.optional() });
export type IpRestrictionConfig = z.infer<typeof IpRestrictionConfig>;

/** A numeric last label would be read as a part of an IP address (RFC 3696, section 2). */
const numericEnd = /\.(?:\d+|0x[\da-f]*)\.?$/i;

/** Letters, digits and hyphens in each label; other scripts are converted to punycode before they are stored. */
export const EmailDomain = z
  .string()
  .trim()
  .max(253)
  .regex(/^[^\s@*/:\\,;%]+\.[^\s@*/:\\,;%.]+\.?$/u, 'must be a domain such as example.com, without wildcards')
  .refine((domain) => !numericEnd.test(domain), 'must be a domain such as example.com, not an IP address');

export const DomainRestriction = z.object({ id: Id, domain: z.string(), type: RestrictionType });
export type DomainRestriction = z.infer<typeof DomainRestriction>;

export const DomainRestrictionConfig = z.object({
  active: z.boolean(),
  listType: RestrictionType,
  /** Refuses the domains of mail providers that anyone can have an address of, whatever the list says. */
  blockPublicDomains: z.boolean(),
});
export type DomainRestrictionConfig = z.infer<typeof DomainRestrictionConfig>;

const readsIp = 'fe.secure.read.ipRestrictions';
const writesIp = 'fe.secure.write.ipRestrictions';
const Verdict = z.object({ valid: z.boolean() });
const DomainRestrictionInput = z.object({ domain: EmailDomain, type: RestrictionType });

export const restrictionsContract = defineContract({
  'GET /identity/resources/configurations/v1/restrictions/ip': {
    summary: 'Lists the tenant’s IP restrictions, newest first',
    description: '`_offset` is a page index.',
    access: readsIp,
    query: PageQuery.extend({ _filter: RestrictionType.optional() }),
    response: PageOf(IpRestriction),
  },
  'POST /identity/resources/configurations/v1/restrictions/ip': {
    summary: 'Adds an IP restriction',
    description: 'Rejected if it would lock out the caller.',
    access: writesIp,
    query: ProvisionalQuery,
    body: IpRestrictionInput,
    response: 'empty',
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/bulk': {
    summary: 'Adds IP restrictions in bulk',
    description: 'All or none. Existing entries are kept.',
    access: writesIp,
    bulk: true,
    query: ProvisionalQuery,
    body: z.object({ ips: z.array(IpRestrictionInput).min(1).max(maxRestrictionsAtOnce) }),
    bodyBytes: 2_000_000,
    response: 'empty',
  },
  'GET /identity/resources/configurations/v1/restrictions/ip/config': {
    summary: 'Returns the state and mode of the IP restrictions',
    description: 'Mode: an allow list or a block list.',
    access: readsIp,
    response: IpRestrictionConfig,
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/config': {
    summary: 'Turns the IP restrictions on or off',
    description: 'Rejected if it would lock out the caller.',
    access: writesIp,
    body: IpRestrictionConfig.extend(Provisional.shape),
    response: 'empty',
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/verify': {
    summary: 'Returns whether the IP restrictions would admit an IP address',
    description: 'As if they were on. Default: the caller’s address.',
    access: readsIp,
    readOnly: true,
    body: z.object({
      ip: z
        .string()
        .trim()
        .pipe(z.union([z.ipv4(), z.ipv6()], 'must be an IP address such as 192.0.2.7'))
        .optional(),
    }),
    response: Verdict,
  },
  'POST /identity/resources/configurations/v1/restrictions/ip/verify/allow': {
    summary: 'Returns whether the caller’s IP address is on the allow list',
    access: readsIp,
    readOnly: true,
    response: Verdict,
  },
  'DELETE /identity/resources/configurations/v1/restrictions/ip/{id}': {
    summary: 'Removes an IP restriction',
    description: 'Rejected if it would lock out the caller.',
    access: 'fe.secure.delete.ipRestrictions',
    params: z.object({ id: Id }),
    query: ProvisionalQuery,
    response: 'empty',
  },
  'GET /identity/resources/configurations/restrictions/v1/email-domain': {
    summary: 'Lists the tenant’s email domain restrictions by name',
    access: 'fe.secure.read.emailDomainRestrictions',
    response: z.object({ items: z.array(DomainRestriction) }),
  },
  'POST /identity/resources/configurations/restrictions/v1/email-domain': {
    summary: 'Adds an email domain restriction',
    description: 'Rejected if it would lock out the caller.',
    access: 'fe.secure.write.emailDomainRestrictions',
    query: ProvisionalQuery,
    body: DomainRestrictionInput,
    response: DomainRestriction,
  },
  'POST /identity/resources/configurations/restrictions/v1/email-domain/bulk': {
    summary: 'Adds email domain restrictions in bulk',
    description: 'All or none. Existing entries are kept.',
    access: 'fe.secure.write.emailDomainRestrictions',
    bulk: true,
    query: ProvisionalQuery,
    body: z.object({ domains: z.array(DomainRestrictionInput).min(1).max(maxRestrictionsAtOnce) }),
    bodyBytes: 2_000_000,
    response: 'empty',
  },
  'GET /identity/resources/configurations/restrictions/v1/email-domain/config': {
    summary: 'Returns the state and mode of the email domain restrictions',
    description: 'Mode: an allow list or a block list.',
    access: 'fe.secure.read.emailDomainRestrictions',
    response: DomainRestrictionConfig,
  },
  'POST /identity/resources/configurations/restrictions/v1/email-domain/config': {
    summary: 'Turns the email domain restrictions on or off',
    description: 'Fields that are absent keep their values.',
    access: 'fe.secure.write.emailDomainRestrictions',
    body: z.object({
      active: z.boolean(),
      blockPublicDomains: z.boolean().optional(),
      type: RestrictionType.optional(),
      ...Provisional.shape,
    }),
    response: DomainRestrictionConfig,
  },
  'DELETE /identity/resources/configurations/restrictions/v1/email-domain/{id}': {
    summary: 'Removes an email domain restriction',
    description: 'Rejected if it would lock out the caller.',
    access: 'fe.secure.delete.emailDomainRestrictions',
    params: z.object({ id: Id }),
    query: ProvisionalQuery,
    response: 'empty',
  },
});
