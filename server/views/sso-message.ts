/** What an identity provider sent, for display. */
import { showSamlResponse } from '#server/integrations/saml/show-message.ts';
import { maskName } from '#server/lib/mask-addresses.ts';
import type { ReadAnswer } from '#server/lib/sso-checks.ts';

/** Claims about the token and its sign-in, which name nobody. */
const technical = new Set([
  'iss',
  'aud',
  'azp',
  'exp',
  'iat',
  'nbf',
  'nonce',
  'auth_time',
  'acr',
  'amr',
  'tid',
  'ver',
  'at_hash',
  'email_verified',
  'xms_edov',
  'hd',
  'groups',
  'hasgroups',
  '_claim_names',
  '_claim_sources',
]);

/** @param isMasked hides names and addresses. @returns null if it cannot be shown */
export function showMessage(answer: ReadAnswer, { isMasked }: { isMasked: boolean }): string | null {
  if (answer.kind === 'saml') return showSamlResponse(answer.response, { isMasked });
  const shown = Object.entries(answer.claims).map(([name, value]) => [
    name,
    isMasked && !technical.has(name) ? maskName(typeof value === 'string' ? value : '') : value,
  ]);
  return JSON.stringify(Object.fromEntries(shown), null, 2);
}
