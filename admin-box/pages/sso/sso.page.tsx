import { lazy } from 'react';
import { useKeptFocus } from '#admin-box/kit/use-kept-focus.ts';
import { useLocation } from '#admin-box/router/router-context.tsx';
import { portalSso } from '#shared/i18n/en/portal/sso.ts';
import { portalSsoDoctor } from '#shared/i18n/en/portal/sso-doctor.ts';
import { portalSsoLinks } from '#shared/i18n/en/portal/sso-links.ts';
import { portalSsoRequired } from '#shared/i18n/en/portal/sso-required.ts';
import { portalSsoTest } from '#shared/i18n/en/portal/sso-test.ts';
import { portalSsoTry } from '#shared/i18n/en/portal/sso-try.ts';
import { ConnectionsList } from './connections-list.tsx';

/** With those of its parts: tests, exchanges, setup links, and requiring single sign-on. */
export const texts = {
  ...portalSso,
  ...portalSsoTest,
  ...portalSsoTry,
  ...portalSsoDoctor,
  ...portalSsoLinks,
  ...portalSsoRequired,
};

const Enforce = lazy(async () => ({ default: (await import('./enforce/enforce.tsx')).Enforce }));
const SetUp = lazy(async () => ({ default: (await import('./setup/set-up.tsx')).SetUp }));

const Doctor = lazy(async () => ({ default: (await import('./doctor/doctor.tsx')).Doctor }));
const FindReference = lazy(async () => ({ default: (await import('./doctor/find-reference.tsx')).FindReference }));

function partOf({ connection, view, doctor, reference }: Readonly<Record<string, string | undefined>>) {
  if (doctor) return <Doctor key={doctor} id={doctor} />;
  if (reference) return <FindReference reference={reference} />;
  if (!connection) return undefined;
  return view === 'required' ? (
    <Enforce key={connection} id={connection} />
  ) : (
    <SetUp key={connection} id={connection} />
  );
}

/** SSO connections of the organization, or of the one in the address: the guided set-up, the doctor, or whether it is required. */
export function SsoPage() {
  useKeptFocus();
  // a part that is still loaded suspends the page: with a boundary of its own, the snapshot would be taken away before it
  return partOf(useLocation().query) ?? <ConnectionsList />;
}
