import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of testing an SSO connection, and of what its identity provider answered. */
export const portalSsoTest = {
  'ssotest.title': 'Test the connection',
  'ssotest.text': 'Sign in with your own account at {provider}. Nothing changes for anyone else.',
  'ssotest.passedOn': 'Passed on {date}',
  'ssotest.start': 'Start test',
  'ssotest.again': 'Test again',
  'ssotest.newTab': 'The test opens in a new tab. This page shows the result.',
  'ssotest.blocked': 'Your browser blocked the new tab.',
  'ssotest.open': 'Open the test',
  'ssotest.waiting': 'Waiting for the answer of {provider}…',
  'ssotest.passed': 'Test passed for {email}.',
  'ssotest.failed': 'Test failed: {group}.',
  'ssotest.expired': 'No answer came within 10 minutes. Start the test again.',
  'ssotest.failedToLoad': 'Couldn’t load the result of the test.',
  'ssotest.notComplete': 'Add the provider’s values first.',
  'ssotest.needed': 'Test the connection first. Only a passed test lets you activate it here.',
  'ssotest.seen': '{provider} sent',
  'ssotest.wanted': 'Expected',
  'ssotest.nothing': 'nothing',
  'ssotest.rule': 'Rule',
  'ssotest.notReached': 'Not reached',
  'ssotest.checkPassed': 'Passed',
  'ssotest.checkFailed': 'Failed',
  'ssotest.checkWarning': 'Warning',
  'ssotest.allRules': { one: 'Show {count} rule', other: 'Show all {count} rules' },

  'ssotest.group.message': 'Answer received',
  'ssotest.group.request': 'Answer to our request',
  'ssotest.group.signature': 'Signature and certificate',
  'ssotest.group.addressee': 'Issuer and audience',
  'ssotest.group.time': 'Time',
  'ssotest.group.user': 'User and email domain',
  'ssotest.group.groups': 'Groups and roles',
  'ssotest.group.account': 'Account',

  'ssotest.fix.message':
    '{provider} sent an answer that can’t be read. Compare the values of the application there with step 3.',
  'ssotest.fix.request':
    'The answer belongs to another sign-in. Start sign-in here, not at {provider}, and finish it in the same browser.',
  'ssotest.fix.idpInitiated': 'Start sign-in here, or allow sign-in that starts at {provider} in step 4.',
  'ssotest.fix.mfa':
    '{provider} didn’t report several factors. Require MFA there, or add the value that it sends in step 4.',
  'ssotest.fix.signature':
    'The answer isn’t signed with a certificate of this connection. Add the certificate that {provider} signs with, in step 4.',
  'ssotest.fix.algorithm': 'Choose SHA-256 as the signature algorithm in {provider}.',
  'ssotest.fix.addressee': 'In {provider}, enter the expected value and save. Then test again.',
  'ssotest.fix.time':
    'The clock of {provider} and ours differ, or the answer came too late. Set the clock of the server that sends it, then test again.',
  'ssotest.fix.user':
    'In {provider}, send the user’s email address as the attribute “email”. It must belong to a verified domain of this connection.',
  'ssotest.fix.domain': 'Add the domain of this address and verify it, in step 2.',
  'ssotest.fix.groups':
    'Users get the roles of new users only. To map groups, send them as the attribute “groups” in {provider}.',
  'ssotest.fix.account':
    'A rule of your organization doesn’t let this user in. Check the user and the restrictions of sign-in.',
  'ssotest.fix.encryption': 'Turn off the encryption of assertions in {provider}.',
  'ssotest.fix.status':
    '{provider} refused to sign in the user. Check that the user is assigned to the application there.',
  'ssotest.fix.client':
    'The client ID or the client secret is wrong, or the secret has expired. Create a new secret in {provider}, and enter it in step 4.',
  'ssotest.fix.issuer':
    'The issuer of the provider’s configuration differs from the one in step 4. Enter the expected value there.',
} as const satisfies Catalogue;
