import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    apiTokens: (typeof fields)[number];
    personalApiTokens: (typeof personalFields)[number];
  }
}

const fields = ['expires', 'roles', 'permissions', 'createdAt', 'createdBy', 'lastUsedAt'] as const;

export const page: PortalPage = {
  key: 'apiTokens',
  path: 'api-tokens',
  label: 'page.apiTokens',
  icon: 'token',
  group: 'developers',
  order: 90,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.tenantApiTokens',
  fields,
  load: async () => {
    const { ApiTokensPage, texts } = await import('./api-tokens.page.tsx');
    return { Page: ApiTokensPage, texts };
  },
};

const personalFields = ['expires', 'createdAt', 'lastUsedAt'] as const;

export const personalPage: PortalPage = {
  key: 'personalApiTokens',
  path: 'personal-api-tokens',
  label: 'page.personalApiTokens',
  icon: 'token',
  group: 'own',
  order: 30,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.userApiTokens',
  fields: personalFields,
  load: async () => {
    const { PersonalApiTokensPage, texts } = await import('./personal-api-tokens.page.tsx');
    return { Page: PersonalApiTokensPage, texts };
  },
};
