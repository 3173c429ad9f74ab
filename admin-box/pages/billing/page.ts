import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    subscriptions: (typeof fields)[number];
  }
}

const fields = ['plan', 'usage', 'plans', 'paymentMethod', 'billingDetails', 'invoices'] as const;

export const page: PortalPage = {
  key: 'subscriptions',
  path: 'subscriptions',
  label: 'page.subscriptions',
  icon: 'card',
  group: 'billing',
  order: 95,
  visibility: 'byPermissions',
  permission: 'fe.subscriptions.read.*',
  fields,
  load: async () => {
    const { SubscriptionsPage, texts } = await import('./subscriptions.page.tsx');
    return { Page: SubscriptionsPage, texts };
  },
};
