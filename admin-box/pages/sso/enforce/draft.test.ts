import { expect, it } from 'vitest';
import type { SsoEnforcement } from '#shared/contract/sso/sso-enforcement.ts';
import { draftOf, settingsOf } from './draft.ts';

const at = new Date(0).toISOString();
const enforcement: SsoEnforcement = {
  domains: [{ domain: 'other.example', appliesTo: 'all', connectionId: 'c2', since: at, sessionsUntil: at }],
  pilotGroupIds: [],
  pilotUserIds: [],
  emergencyUserIds: [],
  graceHours: 24,
  pilotGroups: [],
  pilotUsers: [],
  emergencyUsers: [
    { id: 'ada', name: 'Ada', email: 'ada@acme.example', chosen: false, missing: [] },
    { id: 'mika', name: 'Mika', email: 'mika@acme.example', chosen: false, missing: ['mfa'] },
  ],
  ownConnectionIds: [],
  version: 0,
  pending: null,
  now: at,
};

it('proposes a pilot of all domains, and the admin who asks for emergency access if they are ready', () => {
  const draft = draftOf(enforcement, ['acme.example'], 'ada');
  expect(draft).toMatchObject({ appliesTo: 'pilot', domains: ['acme.example'], emergencyUserIds: ['ada'] });
  expect(draftOf(enforcement, ['acme.example'], 'mika').emergencyUserIds).toEqual([]);
});

it('leaves the domains of other connections as they are', () => {
  const draft = draftOf(enforcement, ['acme.example'], 'ada');
  expect(settingsOf(enforcement, ['acme.example'], { ...draft, appliesTo: 'all' }).domains).toEqual([
    { domain: 'other.example', appliesTo: 'all' },
    { domain: 'acme.example', appliesTo: 'all' },
  ]);
  expect(settingsOf(enforcement, ['acme.example'], { ...draft, domains: [] }).domains).toEqual([
    { domain: 'other.example', appliesTo: 'all' },
  ]);
});
