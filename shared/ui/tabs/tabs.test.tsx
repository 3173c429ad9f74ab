// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Breadcrumb } from '#shared/ui/breadcrumb/breadcrumb.tsx';
import { Navigation } from '#shared/ui/navigation/navigation.tsx';
import { press, renderPart } from '#shared/ui/testing/render-part.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { label: 'Settings', href: '/settings' },
  { label: 'Domains', href: '/domains' },
];

test.each([
  [
    'tabs',
    (onGo: (href: string) => void) => <Tabs label="Account" tabs={tabs} current="/settings" onGo={onGo} />,
    'Settings',
  ],
  ['breadcrumb', (onGo: (href: string) => void) => <Breadcrumb crumbs={tabs} onGo={onGo} />, 'Domains'],
  [
    'navigation',
    (onGo: (href: string) => void) => (
      <Navigation
        label="Portal"
        groups={[{ links: tabs.map((tab) => ({ ...tab, icon: 'user' as const })) }]}
        current="/settings"
        onGo={onGo}
      />
    ),
    'Settings',
  ],
])('%s: links with an address, followed inside, the current one marked', async (_, draw, current) => {
  const onGo = vi.fn<(href: string) => void>();
  const part = await renderPart(draw(onGo));
  expect(part.find('[aria-current=page]').textContent).toContain(current);
  expect(part.container.querySelectorAll('nav a[href]')).toHaveLength(2);
  await press(part.find('a[href="/domains"]'));
  expect(onGo.mock.calls).toEqual([['/domains']]);
});
