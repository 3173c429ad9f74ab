import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Roles, permissions and groups. */
export const accessErrors = {
  'role-built-in': 'System roles can’t be edited. Create your own role instead.',
  'role-key-taken': 'A role with this key already exists. Use a different key.',
  'permission-not-found': 'This permission no longer exists. Reload the page.',
  'permission-not-held':
    'You can only assign permissions you have, and you don’t have {permission}. Ask an admin who has it.',
  'permission-not-assignable': 'Roles of an organization can’t include {permission}. Remove it and try again.',
  'group-not-found': 'This group no longer exists. Reload the list.',
  'group-name-taken': 'A group with this name already exists. Use a different name.',
  'group-managed-elsewhere': 'Your directory manages the name and members of this group. Make the change there.',
  'person-managed-elsewhere':
    'A directory manages the name, phone number, and username of this account. Make the change there.',
  'factor-reset-open': 'An MFA reset is already pending for this user. See their details.',
  'person-elsewhere':
    'This user belongs to other organizations or hasn’t joined yet. Only they can change their name and phone number.',
  'membership-inherited':
    'You have access to this organization through its parent account, so you can’t leave it. Ask an admin of the parent account to remove your access.',
  'factor-reset-elsewhere':
    'This user also belongs to other organizations that rely on their MFA, so you can’t reset it. They can sign in with a recovery code or contact support.',
  'factor-reset-same-admin': 'You requested this reset. Another admin must approve it.',
  'approval-not-yours':
    'This request was sent to another admin. Sign in as that admin in the organization it concerns.',
  'factor-reset-not-found': 'This reset is no longer pending. Reload the page.',
  'restriction-exists': 'This entry is already in the list.',
  'restriction-not-found': 'This entry no longer exists. Reload the list.',
  'country-database-missing':
    'Nothing was saved. Country restrictions need a geolocation database, and this server has none.',
  'restriction-locks-out': 'Nothing was saved, because this change would lock you out. Allow {value} first.',
  'restrictions-too-many': 'The list is full: it holds up to {limit} entries. Remove some first.',
  'webhook-not-found': 'This webhook no longer exists. Reload the list.',
  'webhook-log-not-found': 'This delivery is no longer in the log. Reload the list.',
  'webhook-off': 'This webhook is turned off. Turn it on first.',
  'webhook-still-failing': 'The test event wasn’t accepted: {reason}. Fix the endpoint, then turn the webhook on.',
  'webhooks-too-many': 'You can add up to {limit} webhooks. Delete one first.',
  'stream-not-found': 'This destination no longer exists. Reload the list.',
  'stream-resending': 'Events are already being sent again to this destination. Try again when they are delivered.',
  'streams-too-many': 'You can add up to {limit} destinations. Delete one first.',
  'sso-connection-not-found': 'This SSO connection no longer exists. Reload the list.',
  'sso-connections-too-many': 'You can add up to {limit} SSO connections. Delete one first.',
  'sso-connection-active':
    'This connection is active, and this link doesn’t allow changing it. Ask the admin who sent you the link.',
  'sso-setup-link-invalid': 'This link doesn’t work anymore. Ask the admin who sent it to you for a new one.',
  'sso-setup-link-not-found': 'This setup link has already ended. Reload the page.',
  'sso-setup-links-too-many': 'You can have up to {limit} active setup links. Revoke one first.',
  'sso-exchange-not-found': 'This test or sign-in is no longer kept. Reload the page.',
  'scim-client-not-found': 'This client secret no longer exists. Reload the list.',
  'sso-exchange-not-replayable': 'The answer of this sign-in isn’t kept, so it can’t be replayed. Run a test instead.',
  'scim-connection-not-found': 'This directory connection no longer exists. Reload the list.',
  'scim-connections-too-many': 'You can add up to {limit} directory connections. Delete one first.',
  'scim-groups-above-own':
    'Groups of this connection have roles above your own. Ask an admin with at least these roles.',
  'scim-request-not-found': 'This request is no longer in the log. Reload the list.',
  'scim-token-not-found': 'This token no longer exists. Reload the list.',
  'sso-metadata-unreachable':
    'The metadata couldn’t be read at this URL. Check that it is public, or upload the metadata file instead.',
  'sso-incomplete': 'This connection can’t be turned on yet. Enter the missing values of your identity provider first.',
  'sso-domain-required': 'Enter the domain of your organization first.',
  'sso-illegal-state': 'Save the domain of the SAML connection first, then validate it.',
  'sso-domain-not-found': 'This domain is no longer part of the connection. Reload the page.',
  'sso-domain-public':
    'Anyone can have an address at {domain}, so it can’t be used for single sign-on. Add a domain that your organization owns.',
  'sso-domain-taken':
    '{domain} is already in use for single sign-on. Remove it there first, or contact support if it belongs to your organization.',
  'sso-domain-repeated': 'This connection has {domain} already. Validate it in the list of domains.',
  'sso-domains-too-many': 'A connection can have up to {limit} domains. Remove one first.',
  'sso-domain-unproved':
    'The TXT record wasn’t found at _portico.{domain} or {domain}. Check it and try again: DNS changes can take up to 48 hours.',
  'sso-domain-unreachable': 'The DNS servers of {domain} didn’t answer. Try again in a few minutes.',
  'sso-group-not-found': 'This group mapping no longer exists. Reload the page.',
  'sso-group-taken': 'The group “{value}” is already mapped. Change its roles instead.',
  'sso-groups-too-many': 'A connection can map up to {limit} groups. Remove one first.',
  'sso-enforcement-own-sign-in':
    'Sign in through this connection once before you require it, or give yourself emergency access.',
  'sso-emergency-required': 'Choose at least one admin with a password and MFA for emergency access first.',
  'sso-emergency-last':
    'This is the last admin with emergency access. Give it to another admin first, or stop requiring single sign-on.',
  'sso-domain-not-ready':
    'Single sign-on can’t be required for {domain}. Verify the domain and activate its connection first.',
  'recommendation-not-applicable':
    'This recommendation no longer applies, or it can’t be applied here. Reload the page.',
  'recommendation-undo-expired': 'This can no longer be undone. Change the setting on its tab instead.',
  'changed-meanwhile':
    'Another admin changed this while you were editing, so your changes weren’t saved. Review the new values and save again.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
