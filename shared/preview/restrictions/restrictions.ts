/** Restrictions of the preview by IP address and by email domain. Changes last for the visit. */
import type {
  DomainRestriction,
  DomainRestrictionConfig,
  IpRestriction,
  IpRestrictionConfig,
  RestrictionType,
} from '#shared/contract/restrictions/restrictions.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { holdProvisional } from '#shared/preview/policies/policy-history.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const ips = '/identity/resources/configurations/v1/restrictions/ip';
const domains = '/identity/resources/configurations/restrictions/v1/email-domain';
/** Specification, admin portal, section 9. */
const usualPage = { limit: 50, offset: 0 };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const typeOf = (value: unknown): RestrictionType => (value === 'BLOCK' ? 'BLOCK' : 'ALLOW');

/** A list without one of its entries. @throws ApiError if it is not there */
function without<T extends { id: string }>(all: readonly T[], id: unknown): T[] {
  const left = all.filter((each) => each.id !== id);
  if (left.length === all.length) throw previewError('restriction-not-found');
  return left;
}

function ipHandlers(state: PreviewState, isEmpty: boolean): PreviewHandlers {
  const at = new Date(state.now).toISOString();
  let made = 0;
  const entryOf = (given: Readonly<Record<string, unknown>>): IpRestriction => {
    const description = textOf(given['description']);
    return {
      id: `ip-${made++}`,
      ip: textOf(given['ip']),
      strategy: typeOf(given['strategy']),
      isActive: given['isActive'] !== false,
      ...(description && { description }),
      createdAt: at,
      updatedAt: at,
    };
  };
  let entries = isEmpty ? [] : [entryOf({ ip: '203.0.113.0/24', description: 'Office' })];
  let config: IpRestrictionConfig = { isActive: false, strategy: 'ALLOW' };
  return {
    [`GET ${ips}`]: ({ query }: PreviewCall) => {
      const [limit, page] = [Number(query['_limit'] ?? usualPage.limit), Number(query['_offset'] ?? usualPage.offset)];
      const wanted = query['_filter'];
      const found = entries.filter(({ strategy }) => wanted === undefined || strategy === wanted);
      return {
        items: found.slice(page * limit, (page + 1) * limit),
        _metadata: { totalItems: found.length, totalPages: Math.ceil(found.length / limit) },
      };
    },
    [`POST ${ips}`]: ({ body }) => {
      if (entries.some(({ ip, strategy }) => ip === body['ip'] && strategy === typeOf(body['strategy'])))
        throw previewError('restriction-exists');
      entries = [...entries, entryOf(body)];
    },
    [`POST ${ips}/bulk`]: ({ body }) => {
      const added = Array.isArray(body['ips']) ? (body['ips'] as Record<string, unknown>[]).map(entryOf) : [];
      entries = [...entries, ...added];
    },
    [`DELETE ${ips}/{id}`]: ({ params }) => void (entries = without(entries, params['id'])),
    [`GET ${ips}/config`]: () => config,
    [`POST ${ips}/config`]: ({ body }) => {
      config = { isActive: body['isActive'] === true, strategy: typeOf(body['strategy']) };
      holdProvisional(state, 'ip-restrictions', body, config.isActive);
    },
    [`POST ${ips}/verify`]: () => ({ valid: true }),
    [`POST ${ips}/verify/allow`]: () => ({ valid: false }),
  };
}

function domainHandlers(state: PreviewState, isEmpty: boolean): PreviewHandlers {
  let made = 0;
  const entryOf = (domain: string, type: RestrictionType): DomainRestriction => ({
    id: `restricted-domain-${made++}`,
    domain,
    type,
  });
  let entries = isEmpty ? [] : [entryOf('acme.example', 'ALLOW'), entryOf('former.example', 'BLOCK')];
  let config: DomainRestrictionConfig = { active: !isEmpty, listType: 'ALLOW', blockPublicDomains: false };
  return {
    [`GET ${domains}`]: () => ({ items: entries.toSorted((one, other) => one.domain.localeCompare(other.domain)) }),
    [`POST ${domains}`]: ({ body }: PreviewCall) => {
      const added = entryOf(textOf(body['domain']).toLowerCase(), typeOf(body['type']));
      if (entries.some(({ domain, type }) => domain === added.domain && type === added.type))
        throw previewError('restriction-exists');
      entries = [...entries, added];
      return added;
    },
    [`POST ${domains}/bulk`]: ({ body }) => {
      const given = Array.isArray(body['domains']) ? (body['domains'] as Record<string, unknown>[]) : [];
      for (const each of given) {
        const added = entryOf(textOf(each['domain']).toLowerCase(), typeOf(each['type']));
        const isListed = entries.some(({ domain, type }) => domain === added.domain && type === added.type);
        if (!isListed) entries = [...entries, added];
      }
    },
    [`DELETE ${domains}/{id}`]: ({ params }) => void (entries = without(entries, params['id'])),
    [`GET ${domains}/config`]: () => config,
    [`POST ${domains}/config`]: ({ body }) => {
      config = {
        active: body['active'] === true,
        listType: body['type'] === undefined ? config.listType : typeOf(body['type']),
        blockPublicDomains:
          body['blockPublicDomains'] === undefined ? config.blockPublicDomains : body['blockPublicDomains'] === true,
      };
      holdProvisional(state, 'domain-restrictions', body, config.active);
      return config;
    },
  };
}

export const restrictionsLists = [
  `GET ${ips}`,
  `GET ${ips}/config`,
  `GET ${domains}`,
  `GET ${domains}/config`,
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewRestrictionsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  return { ...ipHandlers(state, isEmpty), ...domainHandlers(state, isEmpty) };
}
