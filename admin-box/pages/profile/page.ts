import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    profile: (typeof fields)[number];
  }
}

const fields = ['name', 'jobTitle', 'email', 'username', 'picture', 'phones'] as const;

export const page: PortalPage = {
  key: 'profile',
  path: 'profile',
  label: 'page.profile',
  icon: 'user',
  group: 'own',
  order: 10,
  visibility: 'always',
  fields,
  load: async () => {
    const { ProfilePage, texts } = await import('./profile.page.tsx');
    return { Page: ProfilePage, texts };
  },
};
