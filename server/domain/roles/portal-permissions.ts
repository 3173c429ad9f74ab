/** Default names of the portal's own permissions, derived from the key and grouped by subject. */

const subjects: readonly (readonly [RegExp, string])[] = [
  [/^fe\.(\*|secure\.\*|secure\.\w+\.\*)$/, 'Everything'],
  [/^fe\.connectivity\./, 'Connectivity'],
  [/^fe\.(subscriptions|usage)\./, 'Subscriptions and usage'],
  [/^fe\.account-hierarchy\.|[sS]ubTenant/, 'Sub-accounts'],
  [/^fe\.account-settings\.|accountSettings$/, 'Organization settings'],
  [/groups/i, 'Groups'],
  [/ApiTokens$/, 'API tokens'],
  [/saml|provisioning/i, 'Single sign-on and provisioning'],
  [/\.(users?Roles|roles|role|updateRole|permissions)$/i, 'Roles'],
  [/securityPolicy|restriction|rotation|sessions|audits|impersonation/i, 'Security'],
];

/** Category of permissions without a rule. */
const otherwise = 'Users';

const verbs = new Set(['read', 'write', 'delete']);
const wholeWords: Readonly<Record<string, string>> = {
  api: 'API',
  ip: 'IP',
  saml: 'SAML',
  sms: 'SMS',
  webhook: 'webhook',
};

function spacedName(part: string): string {
  const words = part
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ');
  return words.map((word) => wholeWords[word] ?? word).join(' ');
}

/**
 * `fe.secure.read.securityPolicy` → Read security policy, in Security. A key of the vendor's product is used as its
 * name.
 */
export function portalPermission(key: string): { name: string; category: string } {
  if (!key.startsWith('fe.')) return { name: key, category: 'Product' };
  if (key === 'fe.secure.*') return { name: 'Manage users and security', category: 'Everything' };
  const category = subjects.find(([pattern]) => pattern.test(key))?.[1] ?? otherwise;
  const parts = key.split('.').slice(1);
  const verb = parts.find((part) => verbs.has(part));
  const rest = parts.filter((part) => !verbs.has(part) && part !== '*' && part !== 'secure');
  const last = rest.at(-1);
  const object = last === undefined ? 'everything' : spacedName(last);
  const action = key.endsWith('*') && !verb ? 'manage' : (verb ?? 'use');
  // avoids doubled verbs such as "write update user"
  const sentence = /^(update|send|trigger|subscribe|resend|enable) /.test(object) ? object : `${action} ${object}`;
  return { name: sentence.charAt(0).toUpperCase() + sentence.slice(1), category };
}
