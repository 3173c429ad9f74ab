import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    provisioning: (typeof fields)[number];
  }
}

const fields = ['status', 'users', 'groups', 'lastRequest', 'summary', 'mapping', 'activity'] as const;

export const page: PortalPage = {
  key: 'provisioning',
  path: 'provisioning',
  label: 'page.provisioning',
  icon: 'sync',
  group: 'security',
  order: 78,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.provisioningConfiguration',
  fields,
  load: async () => {
    const { ProvisioningPage, texts } = await import('./provisioning.page.tsx');
    return { Page: ProvisioningPage, texts };
  },
};
