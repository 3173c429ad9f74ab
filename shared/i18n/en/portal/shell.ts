import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the frame of the portal, and of what several pages have. All there from the start. */
export const portalShell = {
  'common.cancel': 'Cancel',
  'common.close': 'Close',
  'common.save': 'Save',
  'common.saving': 'Saving…',
  'common.retry': 'Try again',
  'common.trace': 'Request ID: {traceId}',
  'common.you': 'You',
  'common.never': 'Never',
  'common.now': 'Now',
  'common.loading': 'Loading…',
  'common.showMore': { one: 'Show {count} more', other: 'Show {count} more' },
  'common.email': 'Email',
  'common.foundNothing': 'No results for “{search}”',
  'common.clearSearch': 'Clear search',
  'common.removeFilter': 'Remove filter: {filter}',
  'common.fieldMissing': 'This field is required.',
  'common.emailWrong': 'Enter a valid email address, like name@example.com.',

  'group.organisation': 'Organization',
  'group.security': 'Security',
  'group.developers': 'Developers',
  'group.billing': 'Billing',

  'shell.skip': 'Skip to content',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Go to…',
  'shell.notifications': 'Notifications',
  'shell.unread': { one: '{count} unread notification', other: '{count} unread notifications' },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Close portal',
  'shell.account': 'Account of {name}',
  'shell.signOut': 'Sign out',
  'shell.language': 'Language',
  'shell.theme': 'Theme',
  'shell.themeSystem': 'System',
  'shell.themeLight': 'Light',
  'shell.themeDark': 'Dark',
  'shell.switched': 'Switched to {tenant}.',
  'shell.impersonating': '{actor} is acting as {name} until {until}. Every change is logged with that name.',
  'shell.stopImpersonating': 'Stop acting as {name}',
  'shell.offline':
    'You’re offline. What you see may be out of date, and you can make changes again when you’re back online.',
  'shell.unreachable':
    'We couldn’t reach the server. Your entries are still here; check your connection and try again.',
  'shell.serverFailed':
    'Something went wrong on our side. Try again, and if it keeps happening, contact support with the request ID.',
  'shell.failedTitle': 'Couldn’t open the portal',
  'shell.noServerTitle': 'The portal isn’t connected to a server',
  'shell.noServerText': 'Set the server URL in the base-url attribute on this page.',

  'boundary.title': 'Something went wrong on this page',
  'boundary.text': 'Your data is safe. Reload the page, or go to another one.',
  'boundary.chunkTitle': 'Couldn’t load part of this page',
  'boundary.chunkText': 'Your data is safe. Check your connection and reload the page.',
  'boundary.open': 'Reload page',

  'unavailable.title': 'You don’t have access to this page',
  'unavailable.why': 'Page unavailable',
  'unavailable.text':
    'This page doesn’t exist, or your roles in {tenant} don’t include it. Ask an admin of your organization for access.',
  'unavailable.go': 'Go to {page}',

  'expiry.title': 'You were signed out',
  'expiry.text': 'Your work is still here. Sign in again to continue where you left off.',
  'expiry.signIn': 'Sign in again',
  'expiry.waiting': 'Waiting for you to sign in on the other tab…',
  'expiry.blocked': 'Your browser blocked the sign-in tab. Allow pop-ups for this page and try again.',
  'expiry.leave': 'Leave portal',

  'unsaved.title': 'Leave without saving?',
  'unsaved.text': 'You have unsaved changes in {fields}.',
  'unsaved.stay': 'Cancel',
  'unsaved.leave': 'Leave without saving',
} as const satisfies Catalogue;
