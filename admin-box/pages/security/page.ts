import type { PortalPage } from '#admin-box/page.types.ts';
import { fields } from './policies/fields.ts';
import type { SecurityField } from './policies/fields.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    security: SecurityField;
  }
}

export const page: PortalPage = {
  key: 'security',
  path: 'security',
  label: 'page.security',
  icon: 'shield',
  group: 'security',
  order: 82,
  visibility: 'always',
  permission: 'fe.secure.read.securityPolicy',
  fields,
  load: async () => {
    const { SecurityPage, texts } = await import('./security.page.tsx');
    return { Page: SecurityPage, texts };
  },
};
