import { Banner } from '#shared/ui/banner/banner.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Breadcrumb } from '#shared/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Progress } from '#shared/ui/progress/progress.tsx';
import { Tabs } from '#shared/ui/tabs/tabs.tsx';
import { Section, Stack } from '#shared/ui/gallery/section.tsx';

const tabs = [
  { label: 'Settings', href: '#settings' },
  { label: 'Custom login', href: '#custom-login' },
  { label: 'Domains', href: '#domains', count: 3 },
];

const crumbs = [
  { label: 'Sub-accounts', href: '#accounts' },
  { label: 'Globex', href: '#globex' },
  { label: 'Users', href: '#users' },
];

const items = [
  { term: 'Last seen', value: 'Today, 11:20, Chrome on Windows' },
  { term: 'Joined', value: '8 January 2025' },
];

function Banners() {
  return (
    <>
      <Banner
        tone="info"
        actions={
          <Button size="sm" variant="ghost">
            Leave
          </Button>
        }
      >
        <strong>You’re viewing Globex as a reseller.</strong> Its people see your changes in their audit log.
      </Banner>
      <Banner tone="success">
        <strong>The test passed.</strong> You can switch Okta on.
      </Banner>
      <Banner tone="warning">
        <strong>Layla Haddad saved this role 2 minutes ago.</strong> Your changes are still here. Choose what to keep.
      </Banner>
      <Banner tone="danger" icon={<Icon name="lock" />}>
        <strong>Locked until 14:47.</strong> 5 wrong passwords from 203.0.113.44 near Dakar, the last at 14:17.
      </Banner>
      <Banner
        tone="neutral"
        icon={<Icon name="offline" />}
        actions={
          <Button size="sm" variant="ghost">
            Try now
          </Button>
        }
      >
        <strong>You’re offline.</strong> You see Acme as of 14:29. Changes wait here and are sent when you’re back.
      </Banner>
    </>
  );
}

export function LinesSection() {
  return (
    <Section title="Tabs, breadcrumb, banner, progress">
      <Stack>
        <Tabs label="Account" tabs={tabs} current="#settings" />
        <Breadcrumb crumbs={crumbs} />
        <Banners />
        <Progress label="Exporting 12,400 events" value={5208} max={12400} counts="5,208 of 12,400" />
        <Progress label="Seats" value={47} max={50} counts="47 of 50" tone="warning" />
        <DataList items={items} />
      </Stack>
    </Section>
  );
}
