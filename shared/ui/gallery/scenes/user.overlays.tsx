import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { Section } from '#shared/ui/gallery/section.tsx';
import { useLast } from './use-last.ts';
import type { SampleUser } from './sample-data.ts';

const items = [
  { term: 'Last seen', value: 'Today, 11:20, Chrome on Windows' },
  { term: 'Joined', value: '8 January 2025' },
  { term: 'Managed by', value: 'Acme' },
  { term: 'Applications', value: 'Waypoint, Waypoint Reports' },
];

const access = [
  { term: 'Roles', value: 'Support' },
  { term: 'Groups', value: 'Success EMEA' },
  { term: 'From groups', value: 'Viewer' },
];

interface UserDrawerProps {
  user: SampleUser | undefined;
  onClose: () => void;
  onRemove: (user: SampleUser) => void;
}

export function UserDrawer({ user, onClose, onRemove }: UserDrawerProps) {
  const shown = useLast(user);
  return (
    <Drawer
      open={user !== undefined}
      onClose={onClose}
      title={shown?.name ?? ''}
      description={shown?.email}
      mark={<Avatar name={shown?.name ?? ''} size="lg" />}
      footerStart={
        <Button variant="danger-quiet" onClick={() => shown && onRemove(shown)}>
          Remove from Acme…
        </Button>
      }
      footer={
        <>
          <Button>Reset password</Button>
          <Button variant="primary">Unlock now</Button>
        </>
      }
    >
      <Banner tone="danger" icon={<Icon name="lock" />}>
        <strong>Locked until 14:47.</strong> 5 wrong passwords from 203.0.113.44 near Dakar, the last at 14:17.
      </Banner>
      <DataList items={items} />
      <Section title="Roles and groups">
        <DataList items={access} />
      </Section>
    </Drawer>
  );
}

export function RemoveUserDialog({ user, onClose }: Pick<UserDrawerProps, 'user' | 'onClose'>) {
  const shown = useLast(user);
  const first = shown?.name.split(' ')[0] ?? '';
  return (
    <ConfirmDialog
      open={user !== undefined}
      onClose={onClose}
      title={`Remove ${shown?.name ?? ''} from Acme?`}
      description="Access ends at once. Two API tokens stop working; the “Nightly export” job runs with one of them. The audit trail stays."
      confirmLabel={`Remove ${first}`}
      cancelLabel={`Keep ${first}`}
      onConfirm={onClose}
      typeToConfirm={shown?.email}
      typeLabel="Type the e-mail address to confirm"
    />
  );
}
