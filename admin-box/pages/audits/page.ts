import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    audits: (typeof fields)[number];
  }
}

const fields = ['createdAt', 'email', 'ip', 'stats', 'json', 'userAgent'] as const;

export const page: PortalPage = {
  key: 'audits',
  path: 'audits',
  label: 'page.audits',
  icon: 'list',
  group: 'security',
  order: 85,
  visibility: 'always',
  permission: 'fe.secure.read.audits',
  fields,
  load: async () => {
    const { AuditsPage, texts } = await import('./audits.page.tsx');
    return { Page: AuditsPage, texts };
  },
};
