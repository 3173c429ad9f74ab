import { expect, it } from 'vitest';
import { guestPathOf } from './guest-api.ts';

it.each([
  ['/team/resources/sso/v1/configurations', '/account/sso-setup/api/configurations'],
  ['/team/resources/sso/v1/configurations/c/domains', '/account/sso-setup/api/configurations/c/domains'],
  ['/identity/resources/roles/v1', '/account/sso-setup/api/roles'],
  ['/account/sso-setup/api/finish', '/account/sso-setup/api/finish'],
  ['/team/resources/sso/v1/configurations-of-others', '/team/resources/sso/v1/configurations-of-others'],
  ['/audits', '/audits'],
])('%s is called as %s', (path, called) => expect(guestPathOf(path)).toBe(called));
