/** Setup links of the preview: one that is in use, and one that was revoked. Nobody opens those that are made. */
import type { SsoSetupLink } from '#shared/contract/sso/sso-setup-links.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const base = '/team/resources/sso/v1/setup-links';
const hour = 3_600_000;
const day = 24 * hour;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function linkAt(now: number, id: string, changes: Partial<SsoSetupLink> = {}): SsoSetupLink {
  return {
    id,
    ssoConfigId: null,
    state: 'active',
    email: null,
    mayMapRoles: false,
    mayActivate: false,
    createdBy: 'Ada Lovelace',
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + 7 * day).toISOString(),
    openedAt: null,
    lastUsedAt: null,
    lastIp: null,
    finishedAt: null,
    ...changes,
  };
}

function firstLinks(now: number): SsoSetupLink[] {
  const yesterday = new Date(now - day).toISOString();
  const used = { openedAt: yesterday, lastUsedAt: new Date(now - 2 * hour).toISOString(), lastIp: '203.0.113.7' };
  return [
    linkAt(now, 'setup-link-0', {
      ssoConfigId: 'sso-0',
      email: 'noor@harbour-it.example',
      createdAt: yesterday,
      ...used,
    }),
    linkAt(now, 'setup-link-1', { state: 'revoked', createdAt: yesterday }),
  ];
}

export function previewSsoSetupLinksHandlers(
  { now }: PreviewState,
  { isEmpty }: { isEmpty: boolean },
): PreviewHandlers {
  let links = isEmpty ? [] : firstLinks(now);
  let made = 2;
  return {
    [`GET ${base}` as const]: () => ({ items: links }),
    [`POST ${base}` as const]: ({ body }: PreviewCall) => {
      const days = Number(body['expiresInDays'] ?? 7);
      const link = linkAt(now, `setup-link-${made++}`, {
        ssoConfigId: textOf(body['ssoConfigId']),
        email: textOf(body['email']),
        mayMapRoles: body['mayMapRoles'] === true,
        mayActivate: body['mayActivate'] === true,
        expiresAt: new Date(now + days * day).toISOString(),
      });
      links = [link, ...links];
      return { ...link, url: `https://id.example/account/sso-setup/open#preview-${link.id}` };
    },
    [`DELETE ${base}/{setupLinkId}` as const]: ({ params }: PreviewCall) => {
      const gone = links.find(({ id, state }) => id === params['setupLinkId'] && state === 'active');
      if (!gone) throw previewError('sso-setup-link-not-found');
      links = links.map((each) => (each === gone ? { ...each, state: 'revoked' as const } : each));
    },
  };
}

export const ssoSetupLinksLists = [`GET ${base}`] as const satisfies readonly (keyof PreviewHandlers)[];
