import type { IconName } from '#shared/ui/icon/icon.tsx';
import type { NavigationGroup } from '#shared/ui/navigation/navigation.types.ts';
import type { Option } from '#shared/ui/select/select.types.ts';
import type { StatusTone } from '#shared/ui/status/status.tsx';
import type { SwitcherAction, SwitcherTenant } from '#shared/ui/tenant-switcher/tenant-switcher.types.ts';

export interface SampleUser {
  id: string;
  name: string;
  email: string;
  status: string;
  tone?: StatusTone;
  icon?: IconName;
  role: string;
  seen: string;
  sessions: number;
  you?: boolean;
}

export const roles: readonly Option[] = [
  { value: 'admin', label: 'Admin', hint: 'Everything, billing included' },
  { value: 'editor', label: 'Editor' },
  { value: 'viewer', label: 'Viewer' },
  { value: 'auditor', label: 'Read-only reporting for external auditors and partners' },
  { value: 'owner', label: 'Owner', disabled: true },
];

export const people: readonly SampleUser[] = [
  {
    id: '1',
    name: 'Ada Nwosu',
    email: 'ada@acme.example',
    status: 'Active',
    role: 'Admin',
    seen: 'Now',
    sessions: 2,
    you: true,
  },
  {
    id: '2',
    name: 'Hiroshi Tanaka',
    email: 'hiroshi.tanaka@acme.example',
    status: 'Active',
    role: 'Editor',
    seen: '4 min ago',
    sessions: 1,
  },
  {
    id: '3',
    name: 'Maximiliana Featherstonehaugh-Østergaard von und zu Hohenstein',
    email: 'maximiliana.featherstonehaugh-ostergaard@subsidiary.acme.example',
    status: 'Active',
    role: 'Editor',
    seen: '11 min ago',
    sessions: 12,
  },
  {
    id: '4',
    name: 'ليلى حدّاد',
    email: 'layla.haddad@acme.example',
    status: 'Active',
    role: 'Admin',
    seen: '26 min ago',
    sessions: 1,
  },
  {
    id: '5',
    name: 'Oluwaseun Adébáyò',
    email: 'seun@acme.example',
    status: 'Leaked password',
    tone: 'danger',
    icon: 'alert',
    role: 'Editor',
    seen: '1 h ago',
    sessions: 3,
  },
  {
    id: '6',
    name: 'Ines Carvalho',
    email: 'ines.carvalho@northlight.example',
    status: '3 days left',
    tone: 'warning',
    icon: 'clock',
    role: 'Viewer',
    seen: '2 h ago',
    sessions: 0,
  },
  {
    id: '7',
    name: 'Fatoumata Diallo',
    email: 'fatoumata.diallo@acme.example',
    status: 'Locked',
    tone: 'danger',
    icon: 'lock',
    role: 'Support',
    seen: '3 h ago',
    sessions: 2,
  },
];

export const tenants: readonly SwitcherTenant[] = [
  { id: 'acme', name: 'Acme', detail: 'Business plan, 38 people' },
  { id: 'globex', name: 'Globex', detail: 'Team plan, 112 people' },
  { id: 'ventures', name: 'Globex Ventures and Partnerships International', detail: 'Sub-account of Globex' },
];

export const manyTenants: readonly SwitcherTenant[] = [
  ...tenants,
  ...['Initech', 'Umbrella', 'Hooli', 'Soylent', 'Stark', 'Wonka', 'Cyberdyne', 'Aperture'].map((name) => ({
    id: name,
    name,
    detail: 'Team plan',
  })),
];

export const tenantActions: readonly SwitcherAction[] = [
  { label: 'Create an organisation', icon: 'plus', onPress: () => undefined },
  { label: 'Back to Waypoint', icon: 'back', onPress: () => undefined },
];

export const navigation: readonly NavigationGroup[] = [
  {
    links: [
      { label: 'Profile', href: '#profile', icon: 'user' },
      { label: 'Privacy', href: '#privacy', icon: 'lock' },
    ],
  },
  {
    label: 'Organisation',
    links: [
      { label: 'Account', href: '#account', icon: 'building' },
      { label: 'Users', href: '#users', icon: 'users', count: 38 },
      { label: 'Groups', href: '#groups', icon: 'group' },
      { label: 'Roles', href: '#roles', icon: 'role' },
    ],
  },
  {
    label: 'Security',
    links: [
      { label: 'Security centre', href: '#security', icon: 'shield', count: 79 },
      { label: 'Single sign-on', href: '#sso', icon: 'passkey' },
      { label: 'Provisioning', href: '#provisioning', icon: 'sync' },
      { label: 'Audit log', href: '#audit', icon: 'list' },
    ],
  },
];
