/**
 * Users of the demo tenant Acme besides those of `demo.json`, in every state that a list can show. Their passwords are
 * unknown.
 */

export type DemoRole = 'admin' | 'member' | 'project-lead' | 'billing' | 'auditor';
export type DemoGroup = 'Engineering' | 'Sales' | 'Support' | 'Contractors';

export interface AcmeUser {
  name: string;
  title?: string;
  roles: readonly DemoRole[];
  groups?: readonly DemoGroup[];
  state?: 'active' | 'invited' | 'disabled';
  /** Too many failed password attempts. */
  locked?: true;
  /** Days until access expires; negative: it has expired. */
  accessEndsIn?: number;
  mfa?: readonly ('authenticator' | 'sms' | 'passkey')[];
  phoneNumber?: string;
  username?: string;
  /** Days since the account was created, and since the last sign-in. */
  created: number;
  lastSeen?: number;
}

const lead = ['member', 'project-lead'] as const;
const member = ['member'] as const;

/** Only reserved numbers (+1 … 555 01xx), so that no message can reach a real phone. */
export const acmeUsers: readonly AcmeUser[] = [
  {
    name: 'Ines Carvalho',
    title: 'Head of Engineering',
    roles: ['admin'],
    groups: ['Engineering'],
    mfa: ['authenticator', 'passkey'],
    created: 420,
    lastSeen: 0,
  },
  { name: 'Noor Rahman', title: 'IT manager', roles: ['admin'], mfa: ['passkey'], created: 410, lastSeen: 1 },
  {
    name: 'Ada Whitfield',
    title: 'Staff engineer',
    roles: lead,
    groups: ['Engineering'],
    mfa: ['authenticator'],
    username: 'ada',
    created: 402,
    lastSeen: 0,
  },
  {
    name: 'Jörg Brandt',
    title: 'Engineer',
    roles: member,
    groups: ['Engineering'],
    mfa: ['authenticator'],
    created: 388,
    lastSeen: 2,
  },
  {
    name: 'Camille Laurent',
    title: 'Engineer',
    roles: member,
    groups: ['Engineering'],
    mfa: ['sms'],
    phoneNumber: '+12025550141',
    created: 377,
    lastSeen: 1,
  },
  { name: 'Kenji Watanabe', title: 'Engineer', roles: member, groups: ['Engineering'], created: 360, lastSeen: 4 },
  {
    name: 'Priya Natarajan',
    title: 'Engineering manager',
    roles: lead,
    groups: ['Engineering'],
    mfa: ['passkey'],
    created: 351,
    lastSeen: 0,
  },
  {
    name: 'Oluwaseun Adeyemi',
    title: 'Data engineer',
    roles: member,
    groups: ['Engineering'],
    mfa: ['authenticator'],
    created: 333,
    lastSeen: 6,
  },
  {
    name: 'Sofia Marchetti',
    title: 'Product designer',
    roles: member,
    groups: ['Engineering'],
    created: 320,
    lastSeen: 3,
  },
  {
    name: 'Mateusz Zieliński',
    title: 'Site reliability engineer',
    roles: member,
    groups: ['Engineering'],
    mfa: ['authenticator', 'sms'],
    phoneNumber: '+12025550142',
    created: 301,
    lastSeen: 0,
  },
  {
    name: 'Hannah O’Neill',
    title: 'Head of Sales',
    roles: lead,
    groups: ['Sales'],
    mfa: ['sms'],
    phoneNumber: '+12025550143',
    created: 299,
    lastSeen: 1,
  },
  { name: 'Diego Fuentes', title: 'Account executive', roles: member, groups: ['Sales'], created: 280, lastSeen: 2 },
  {
    name: 'Elif Demir',
    title: 'Account executive',
    roles: member,
    groups: ['Sales'],
    mfa: ['authenticator'],
    created: 266,
    lastSeen: 5,
  },
  {
    name: 'Grace Muthoni',
    title: 'Sales operations',
    roles: ['member', 'billing'],
    groups: ['Sales'],
    created: 250,
    lastSeen: 8,
  },
  {
    name: 'Liam Sutherland',
    title: 'Account executive',
    roles: member,
    groups: ['Sales'],
    locked: true,
    created: 241,
    lastSeen: 12,
  },
  { name: 'Yasmin El-Sayed', title: 'Sales development', roles: member, groups: ['Sales'], created: 220, lastSeen: 20 },
  {
    name: 'Petra Nováková',
    title: 'Finance',
    roles: ['member', 'billing'],
    mfa: ['authenticator'],
    created: 214,
    lastSeen: 1,
  },
  { name: 'Samuel Ofori', title: 'Internal audit', roles: ['auditor'], mfa: ['passkey'], created: 205, lastSeen: 9 },
  {
    name: 'Marta Kowalczyk',
    title: 'Head of Support',
    roles: lead,
    groups: ['Support'],
    mfa: ['authenticator'],
    created: 198,
    lastSeen: 0,
  },
  { name: 'Arjun Mehta', title: 'Support engineer', roles: member, groups: ['Support'], created: 187, lastSeen: 1 },
  {
    name: 'Chloé Dubois',
    title: 'Support engineer',
    roles: member,
    groups: ['Support'],
    mfa: ['sms'],
    phoneNumber: '+12025550144',
    created: 171,
    lastSeen: 3,
  },
  {
    name: 'Tariq Aziz',
    title: 'Support engineer',
    roles: member,
    groups: ['Support'],
    locked: true,
    created: 160,
    lastSeen: 2,
  },
  { name: 'Emma Lindqvist', title: 'Technical writer', roles: member, groups: ['Support'], created: 149, lastSeen: 15 },
  {
    name: 'Victor Almeida',
    title: 'Contractor',
    roles: member,
    groups: ['Contractors'],
    accessEndsIn: 12,
    created: 60,
    lastSeen: 1,
  },
  {
    name: 'Zoë de Vries',
    title: 'Contractor',
    roles: member,
    groups: ['Contractors'],
    accessEndsIn: 45,
    mfa: ['authenticator'],
    created: 41,
    lastSeen: 4,
  },
  {
    name: 'Bao Nguyen',
    title: 'Contractor',
    roles: member,
    groups: ['Contractors'],
    accessEndsIn: -6,
    created: 96,
    lastSeen: 7,
  },
  { name: 'Rosa Jiménez', title: 'Intern', roles: member, accessEndsIn: 80, created: 22, lastSeen: 0 },
  { name: 'Felix Steiner', title: 'Engineer', roles: member, state: 'disabled', created: 390, lastSeen: 64 },
  { name: 'Amara Diallo', title: 'Account executive', roles: member, state: 'disabled', created: 310, lastSeen: 140 },
  { name: 'Nikolai Petrov', roles: member, state: 'disabled', created: 275, lastSeen: 33 },
  { name: 'Lucía Romero', title: 'Engineer', roles: member, groups: ['Engineering'], state: 'invited', created: 1 },
  { name: 'Henrik Sørensen', roles: member, state: 'invited', created: 2 },
  { name: 'Mei Chen', roles: lead, state: 'invited', created: 3 },
  { name: 'Daniel Abebe', roles: ['billing'], state: 'invited', created: 6 },
  { name: 'Olivia Tremblay', roles: member, state: 'invited', created: 11 },
  { name: 'Ibrahim Kaya', roles: member, state: 'invited', created: 26 },
  { name: 'Freya Jónsdóttir', title: 'Marketing', roles: member, created: 130, lastSeen: 10 },
];

/** Two levels of sub-accounts of Acme; each has its own users. */
export const acmeSubAccounts = [
  {
    name: 'Acme North',
    alias: 'acme-north',
    parent: undefined,
    isReseller: true,
    people: ['Astrid Holm', 'Eetu Virtanen', 'Signe Madsen', 'Rasmus Kallas'],
  },
  {
    name: 'Acme North Retail',
    alias: 'acme-north-retail',
    parent: 'acme-north',
    isReseller: false,
    people: ['Liv Aasen', 'Jonas Berg'],
  },
  {
    name: 'Acme Iberia',
    alias: 'acme-iberia',
    parent: undefined,
    isReseller: false,
    people: ['Carmen Ortega', 'João Ferreira', 'Núria Puig'],
  },
] as const;

/** `ines.carvalho@acme.example` */
export function demoEmail(name: string, domain: string): string {
  const local = name
    .normalize('NFD')
    .replaceAll(/\p{M}|[’'-]/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(' ', '.')
    .toLowerCase();
  return `${local}@${domain}`;
}
