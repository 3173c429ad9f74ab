/** Tests in the form for the guest of a setup link: no user of the tenant can be recognized, found or ruled out by them. */
import type { SsoCheck, SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { maskAddresses } from '#server/lib/mask-addresses.ts';

/** What a sign-in would do: it depends on whether the address has an account. Only a failure is told. */
const aboutAccounts: ReadonlySet<string> = new Set(['account', 'membership', 'email-domain-allowed', 'first-roles']);
const aboutUser: ReadonlySet<string> = new Set(['name', 'subject', 'name-id', 'userinfo-subject']);
/** What was wanted are roles, and groups that an admin mapped. */
const aboutRoles: ReadonlySet<string> = new Set(['group-role', 'groups-named']);

const mask = (text: string | null): string | null => (text === null ? null : maskAddresses(text));

function maskCheck(check: SsoCheck, mayMapRoles: boolean): SsoCheck {
  const { rule, seen, wanted } = check;
  if (aboutUser.has(rule) || aboutAccounts.has(rule)) return { ...check, seen: null, wanted: null };
  return { ...check, seen: mask(seen), wanted: !mayMapRoles && aboutRoles.has(rule) ? null : mask(wanted) };
}

export function forGuest(exchange: SsoExchange, { mayMapRoles }: { mayMapRoles: boolean }): SsoExchange {
  return {
    ...exchange,
    startedBy: null,
    email: mask(exchange.email),
    masked: true,
    hasMessage: false,
    checks: exchange.checks
      .filter(({ rule, state }) => !aboutAccounts.has(rule) || state === 'failed')
      .map((check) => maskCheck(check, mayMapRoles)),
  };
}
