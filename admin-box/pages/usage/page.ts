import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    usage: (typeof fields)[number];
  }
}

const fields = ['meters', 'people', 'sessions', 'signIns'] as const;

export const page: PortalPage = {
  key: 'usage',
  path: 'usage',
  label: 'page.usage',
  icon: 'chart',
  group: 'billing',
  order: 100,
  visibility: 'byPermissions',
  permission: 'fe.usage.read',
  flag: 'fe-usage-page',
  fields,
  load: async () => {
    const { UsagePage, texts } = await import('./usage.page.tsx');
    return { Page: UsagePage, texts };
  },
};
