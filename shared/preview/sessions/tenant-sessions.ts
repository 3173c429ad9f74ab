/** Live sessions of the preview's team. Changes last for the visit. */
import type { TenantSession } from '#shared/contract/sessions/sessions.ts';
import type { PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { previewAgents } from '#shared/preview/profile/privacy.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/identity/resources/tenants/sessions/v1';
const minute = 60_000;
const day = 24 * 60 * minute;
const places = ['Berlin, Germany', 'Lisbon, Portugal', 'Toronto, Canada'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function sessionsAtFirst({ now, me, members }: PreviewState, isEmpty: boolean): TenantSession[] {
  const iso = (ago: number): string => new Date(now - ago).toISOString();
  const users = members.filter(({ id, activatedForTenant }) => id !== me.id && activatedForTenant);
  return [me, ...(isEmpty ? [] : users)].map(({ id, name, email }, index) => ({
    id: `live-${index}`,
    createdAt: iso(index * 5 * 60 * minute + 20 * minute),
    lastActiveAt: iso(index * 17 * minute),
    expires: iso(-30 * day),
    ipAddress: `203.0.113.${17 + (index % 200)}`,
    place: places[index % places.length]!,
    userAgent: previewAgents[index % previewAgents.length]!,
    current: index === 0,
    impersonated: index === 2,
    ...(index === 2 && { impersonator: 'Sam Rivera' }),
    user: { id, name, email },
  }));
}

export const tenantSessionsLists = [`GET ${base}`] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewTenantSessionsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  let sessions = sessionsAtFirst(state, isEmpty);
  return {
    [`GET ${base}`]: ({ query }) => {
      const [limit, page] = [Number(query['_limit'] ?? 20), Number(query['_offset'] ?? 0)];
      const search = textOf(query['_filter']).toLowerCase();
      const found = sessions.filter(
        ({ user, ipAddress }) =>
          `${user.name} ${user.email}`.toLowerCase().includes(search) || ipAddress?.startsWith(search),
      );
      return {
        items: found.slice(page * limit, (page + 1) * limit),
        _metadata: { totalItems: found.length, totalPages: Math.ceil(found.length / limit) },
      };
    },
    [`POST ${base}/revoke`]: ({ body }) => {
      const ids = Array.isArray(body['ids']) ? (body['ids'] as unknown[]) : [];
      const left = sessions.filter(({ id, current }) => current || !ids.includes(id));
      const ended = sessions.length - left.length;
      if (ended === 0) throw previewError('session-unknown');
      sessions = left;
      return { ended };
    },
  };
}
