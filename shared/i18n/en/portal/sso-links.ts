import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of setup links on the page "Single sign-on". */
export const portalSsoLinks = {
  'ssolink.invite': 'Invite your IT admin',
  'ssolink.title': 'Setup links',
  'ssolink.dialogText':
    'Create a link for someone who isn’t a user of {tenant}. It opens the setup of one connection and nothing else.',
  'ssolink.newConnection': 'New connection',
  'ssolink.email': 'Email (optional)',
  'ssolink.emailHint': 'We send the link to this address.',
  'ssolink.expiresIn': 'Expires in',
  'ssolink.mapRoles': 'Allow mapping groups to roles',
  'ssolink.mapRolesHint': 'No roles above your own.',
  'ssolink.activate': 'Allow activating the connection',
  'ssolink.activateHint': 'Also needed to change a connection that is active.',
  'ssolink.create': 'Create link',
  'ssolink.createdTitle': 'Setup link created',
  'ssolink.copyNow': 'Copy it now: you won’t see it again. Anyone who has it can set up the connection.',
  'ssolink.sent': 'We’re sending it to {email}.',
  'ssolink.link': 'Setup link',
  'ssolink.revoke': 'Revoke',
  'ssolink.revokeOf': 'Revoke setup link: {name}',
  'ssolink.revokedNow': 'Setup link revoked.',
  'ssolink.revokeFailed': 'Couldn’t revoke the link. {reason}',
  'ssolink.failed': 'Couldn’t load the setup links.',
  'ssolink.suspended': 'Suspended: {name} no longer has permission',
  'ssolink.revoked': 'Revoked',
  'ssolink.until': 'Expires on {date}',
  'ssolink.unused': 'Not opened yet',
  'ssolink.used': 'Last used {date} from {ip}',
  'ssolink.finished': 'Setup finished: {date}',
} as const satisfies Catalogue;
