import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    sso: (typeof fields)[number];
  }
}

const fields = ['domains', 'status', 'certificate'] as const;

export const page: PortalPage = {
  key: 'sso',
  path: 'sso',
  label: 'page.sso',
  icon: 'passkey',
  group: 'security',
  order: 75,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.samlConfiguration',
  fields,
  load: async () => {
    const { SsoPage, texts } = await import('./sso.page.tsx');
    return { Page: SsoPage, texts };
  },
};
