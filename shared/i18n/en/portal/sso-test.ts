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
  'ssotest.waiting': 'Waiting for the response of {provider}…',
  'ssotest.passed': 'Test passed for {email}.',
  'ssotest.failed': 'Test failed: {fault}.',
  'ssotest.expired': 'No response came within 10 minutes. Start the test again.',
  'ssotest.failedToLoad': 'Couldn’t load the result of the test.',
  'ssotest.notComplete': 'Add the provider’s values first.',
  'ssotest.needed': 'Test the connection first. Only a passed test lets you activate it here.',
  'ssotest.seen': '{provider} sent',
  'ssotest.wanted': 'Expected',
  'ssotest.nothing': 'nothing',
  'ssotest.error': 'Error',
  'ssotest.rule': 'Rule',
  'ssotest.notReached': 'Not reached',
  'ssotest.checkPassed': 'Passed',
  'ssotest.checkFailed': 'Failed',
  'ssotest.checkWarning': 'Warning',
  'ssotest.allRules': { one: 'Show {count} rule', other: 'Show all {count} rules' },
  'ssotest.fewer': 'Show the summary',

  'ssotest.group.message': 'Response received',
  'ssotest.group.request': 'Response to our request',
  'ssotest.group.signature': 'Signature and certificate',
  'ssotest.group.addressee': 'Issuer and audience',
  'ssotest.group.time': 'Time',
  'ssotest.group.user': 'User and email domain',
  'ssotest.group.groups': 'Groups and roles',
  'ssotest.group.account': 'Account',
  'ssotest.fault.request': 'Belongs to another sign-in',
  'ssotest.fault.once': 'Response used before',
  'ssotest.fault.late': 'Sign-in took too long',
  'ssotest.fault.enabled': 'Connection is off',
  'ssotest.fault.size': 'Response too large',
  'ssotest.fault.malformed': 'SAML response isn’t valid',
  'ssotest.fault.status': 'Sign-in refused by the provider',
  'ssotest.fault.acsUrl': 'ACS URL doesn’t match',
  'ssotest.fault.audience': 'Audience doesn’t match',
  'ssotest.fault.encryption': 'Can’t be decrypted',
  'ssotest.fault.unsigned': 'Response isn’t signed',
  'ssotest.fault.signatureForm': 'Signature doesn’t cover the response',
  'ssotest.fault.algorithm': 'Signature algorithm not accepted',
  'ssotest.fault.changed': 'Changed after signing',
  'ssotest.fault.signature': 'Signed with another certificate',
  'ssotest.fault.certificate': 'Certificate needs replacing',
  'ssotest.fault.issuer': 'Issuer doesn’t match',
  'ssotest.fault.idpInitiated': 'Sign-in began at the provider',
  'ssotest.fault.time': 'Clock differs',
  'ssotest.fault.expired': 'Response expired',
  'ssotest.fault.sessionOver': 'Session at the provider has ended',
  'ssotest.fault.authnContext': 'Sign-in method not reported',
  'ssotest.fault.mfa': 'MFA not reported',
  'ssotest.fault.nameId': 'No persistent NameID',
  'ssotest.fault.name': 'No display name',
  'ssotest.fault.email': 'No email address',
  'ssotest.fault.emailUnique': 'Several email addresses',
  'ssotest.fault.emailVerified': 'Email address not verified',
  'ssotest.fault.domain': 'Email domain not verified',
  'ssotest.fault.groups': 'No groups sent',
  'ssotest.fault.groupsOverage': 'Too many groups',
  'ssotest.fault.groupsNamed': 'Group IDs instead of names',
  'ssotest.fault.groupRole': 'Group without a role',
  'ssotest.fault.membership': 'User is deactivated',
  'ssotest.fault.domainAllowed': 'Email domain not allowed',
  'ssotest.fault.firstRoles': 'New users get no role',
  'ssotest.fault.account': 'User can’t sign in here',
  'ssotest.fault.reach': 'Provider can’t be reached',
  'ssotest.fault.redirectUri': 'Code refused',
  'ssotest.fault.client': 'Client secret refused',
  'ssotest.fault.keys': 'Signing key not found',
  'ssotest.fault.token': 'Tokens aren’t valid',
  'ssotest.fault.scopes': 'Email scope not granted',

  'ssotest.fix.request':
    'The response belongs to another sign-in. Start sign-in here, not at {provider}, and finish it in the same browser.',
  'ssotest.fix.once': 'Each response signs in once. Start sign-in again.',
  'ssotest.fix.late': 'The sign-in wasn’t finished in time. Start it again.',
  'ssotest.fix.enabled': 'The connection isn’t active. Activate it, then sign in again.',
  'ssotest.fix.size': 'In {provider}, send fewer groups and attributes to this application.',
  'ssotest.fix.malformed':
    'No setting here changes this. Check that no proxy or browser extension changes the response, then contact the support of {provider} with this result.',
  'ssotest.fix.field': 'In {provider}, enter the expected value as “{field}” and save. Then test again.',
  'ssotest.fix.fieldAt':
    'In {provider}, open {place}, enter the expected value as “{field}”, and save. Then test again.',
  'ssotest.fix.idpInitiated': 'Start sign-in here, or allow sign-in that starts at {provider} in step 4.',
  'ssotest.fix.mfa':
    '{provider} didn’t report several factors. Require MFA there, or add the value that it sends in step 4.',
  'ssotest.fix.signature':
    'The response isn’t signed with a certificate of this connection. Add the certificate that {provider} signs with, in step 4.',
  'ssotest.fix.algorithm': 'Choose SHA-256 as the signature algorithm in {provider}.',
  'ssotest.fix.time':
    'The clock of {provider} and ours differ, or the response came too late. Set the clock of the server that sends it, then test again.',
  'ssotest.fix.domain':
    'This address isn’t in a verified domain. If the user is yours, add the domain and verify it in step 2. If not, sign in to {provider} with another account.',
  'ssotest.fix.groups':
    'Users get the roles of new users only. To map groups, send them as the attribute “groups” in {provider}.',
  'ssotest.fix.groupsOverage':
    'The user has more groups than {provider} lists. Send only the groups that are assigned to the application there.',
  'ssotest.fix.groupsNamed': '{provider} sent group IDs, which aren’t mapped. Map these IDs in step 5, or send names.',
  'ssotest.fix.groupRole': 'This group gives no role. If it should, choose its roles in step 5.',
  'ssotest.fix.firstRoles': 'New users can sign in, but have no permissions. Choose roles of new users in step 5.',
  'ssotest.fix.membership':
    'The user is deactivated in your organization. An admin can reactivate them on the Users page.',
  'ssotest.fix.domainAllowed':
    'Your organization’s domain restrictions don’t allow this email address. Change them, or the user’s address.',
  'ssotest.fix.account':
    'A rule of your organization doesn’t let this user in. Check the user and the restrictions of sign-in.',
  'ssotest.fix.encryption':
    'In {provider}, encrypt for the certificate in our metadata (step 3), with RSA-OAEP and AES-GCM. Or turn off encryption there.',
  'ssotest.fix.unsigned': 'In {provider}, turn on signing of the response or the assertion.',
  'ssotest.fix.signatureForm':
    'In {provider}, sign the whole response or the whole assertion. If it does, check that no proxy or browser extension changes the response.',
  'ssotest.fix.changed':
    'The response was changed on its way, after {provider} signed it. Check for a proxy or a browser extension that changes it, then test again.',
  'ssotest.fix.certificate':
    'In {provider}, create a signing certificate that is valid now, with an RSA key of 2048 bits or more. Add it in step 4.',
  'ssotest.fix.status':
    '{provider} refused to sign in the user. Check that the user is assigned to the application there.',
  'ssotest.fix.client':
    'The client ID or the client secret is wrong, or the secret has expired. Create a new secret in {provider}, and enter it in step 4.',
  'ssotest.fix.clientId':
    'The tokens are for another client. Enter the client ID of this application from {provider} in step 4.',
  'ssotest.fix.redirectUri': 'In {provider}, register our redirect URI exactly as in step 3. Then test again.',
  'ssotest.fix.tokenAlgorithm':
    'In {provider}, sign ID tokens with an algorithm that its discovery document lists, such as RS256.',
  'ssotest.fix.keys':
    'The ID token isn’t signed with a key that {provider} publishes. Test again in a few minutes. If it still fails, check the signing keys there.',
  'ssotest.fix.token':
    'No setting here changes this. Check that the application in {provider} is a web application for OpenID Connect, or contact its support with this result.',
  'ssotest.fix.reach':
    'We got no usable response from {provider}. Check the issuer in step 4, and that it can be reached from the internet.',
  'ssotest.fix.issuer':
    'The issuer saved in step 4 differs from the one that {provider} sends. Read its metadata again there.',
  'ssotest.fix.issuerOidc':
    'The issuer in step 4 differs from the one that {provider} names. Enter it there exactly as {provider} names it.',
  'ssotest.fix.sessionOver': 'Sign out of {provider}, then sign in again.',
  'ssotest.fix.authnContext':
    'Sign-in works without it. For MFA at the provider to count here, {provider} must report how the user signed in.',
  'ssotest.fix.nameId':
    'In {provider}, send a NameID that stays the same for each user. Otherwise a changed email address makes a new user.',
  'ssotest.fix.name': 'In {provider}, send the user’s display name as “name”. Until then the email address is shown.',
  'ssotest.fix.email': 'In {provider}, send the user’s email address as “email”.',
  'ssotest.fix.emailUnique':
    'In {provider}, send one email address: the same as NameID and as “email”, or only one of them.',
  'ssotest.fix.emailVerified': 'Verify the user’s email address in {provider}. It must send “email_verified” as true.',
  'ssotest.fix.scopes': 'In {provider}, let this application ask for the scope “email”.',
} as const satisfies Catalogue;
