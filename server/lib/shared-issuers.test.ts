import { expect, it } from 'vitest';
import { isAddressBelieved, refusalOfIssuer } from './shared-issuers.ts';

const own = { issuer: 'https://login.harbour.example', domains: ['harbour.example', 'pier.example'] };
const google = { ...own, issuer: 'https://accounts.google.com' };

it.each([
  [{}, true],
  [{ email_verified: true }, true],
  [{ email_verified: false }, false],
  [{ email_verified: 'false' }, false],
])('for a tenant’s own issuer %j is trusted: %s', (claims, expected) => {
  expect(isAddressBelieved(own, claims)).toBe(expected);
});

it.each([
  [{}, false],
  [{ email_verified: true }, false],
  [{ hd: 'harbour.example' }, false],
  [{ email_verified: false, hd: 'harbour.example' }, false],
  [{ email_verified: true, hd: 'other.example' }, false],
  [{ email_verified: true, hd: ['harbour.example'] }, false],
  [{ email_verified: true, hd: 'harbour.example' }, true],
  [{ email_verified: 'true', hd: 'Pier.example' }, true],
])('for Google %j is trusted: %s', (claims, expected) => {
  expect(isAddressBelieved(google, claims)).toBe(expected);
});

it.each([
  ['https://login.microsoftonline.com/common/v2.0', 'DIRECTORY-ID'],
  ['https://login.microsoftonline.com/Organizations/v2.0', 'DIRECTORY-ID'],
  ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', 'DIRECTORY-ID'],
  ['https://login.microsoftonline.com', 'DIRECTORY-ID'],
  ['https://login.microsoftonline.us/common/v2.0', 'DIRECTORY-ID'],
  ['https://login.microsoftonline.us/consumers', 'tenant ID'],
  ['https://login.windows.net/common', 'DIRECTORY-ID'],
  ['https://sts.windows.net/organizations/', 'DIRECTORY-ID/'],
  ['https://login.microsoftonline.com/{tenantid}/v2.0', 'tenant ID'],
  ['https://login.microsoftonline.com/{TenantID}/v2.0', 'tenant ID'],
  ['https://login.microsoftonline.com/%7Btenantid%7D/v2.0', 'tenant ID'],
  ['https://appleid.apple.com', 'signs in anybody'],
  ['https://GitLab.com', 'signs in anybody'],
])('%s is refused, with the remedy', (issuer, words) => {
  expect(refusalOfIssuer(issuer)).toContain(words);
});

it.each([
  'https://accounts.google.com',
  'https://login.microsoftonline.com/5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01/v2.0',
  'https://harbour.okta.com',
  'https://gitlab.com.harbour.example',
])('%s may belong to one organization', (issuer) => {
  expect(refusalOfIssuer(issuer)).toBeUndefined();
});
