import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    privacy: (typeof fields)[number];
  }
}

const fields = ['password', 'secondStep', 'passkeys', 'sessions', 'signIns'] as const;

export const page: PortalPage = {
  key: 'privacy',
  path: 'privacy',
  label: 'page.privacy',
  icon: 'lock',
  group: 'own',
  order: 20,
  visibility: 'always',
  fields,
  load: async () => {
    const { PrivacyPage, texts } = await import('./privacy.page.tsx');
    return { Page: PrivacyPage, texts };
  },
};
