import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the set-up of a provisioning connection: what is done in the console of each provider. */
export const portalScimGuide = {
  'provisioning.yourConnector': 'your SCIM connector',
  'provisioning.guideBefore': 'Open the settings',
  'provisioning.guideEnter': 'Enter the values',
  'provisioning.guideThen': 'Turn on provisioning',
  'provisioning.guideApp': 'Open {place} and add an app, or open the app you already have.',
  'provisioning.guideOpen': 'Open {place}.',
  'provisioning.guideSelect': 'Select {place}.',
  'provisioning.guideCustomApp': 'In a custom SAML or SWA app, first set {field} to {value} under {place}.',
  'provisioning.guideOlder': 'On the older screen, set {field} to {value} and open {place}.',
  'provisioning.guideSet': 'Under {place}, set {field} to {value}.',
  'provisioning.guideKeep': 'Under {place}, keep {field} mapped to {value}. It must be an email address.',
  'provisioning.guideTurnOn': 'Under {place}, turn on {options}.',
  'provisioning.guideAssign': 'Under {place}, assign the users and groups to provision.',
  'provisioning.guideGroups': 'Under {place}, select the groups to provision.',
  'provisioning.guideApproval': 'Actions selected under {field} wait for an admin’s approval.',
  'provisioning.guideOauth':
    'Instead of the token, if you prefer: create an OAuth client on the page of this connection.',
  'provisioning.guideDefault': 'Keep the default.',
  'provisioning.guideTestUser': 'An address in your own domain that no user has.',
  'provisioning.guideScim': 'Open the SCIM settings of {provider}.',
  'provisioning.guideUserName': 'Use an email address as {field}.',
  'provisioning.guideAttributes': 'Map {options}. Other attributes have no effect.',
  'provisioning.guideStart': 'Turn on provisioning of users, and of groups that should give roles.',
  'provisioning.guideWaiting': 'Waiting for the first request…',
  'provisioning.openStep': 'Open: {step}',
} as const satisfies Catalogue;
