import { describe, expect, it } from 'vitest';
import { ssoAddress } from './sso-address.ts';

const href = 'https://id.example.com/account/login?x=1';

describe('ssoAddress (planning and login, 4.2)', () => {
  it('takes a SAML address as it is', () => {
    const address = 'https://idp.example/saml?SAMLRequest=a%2Bb';
    expect(ssoAddress({ address, idpType: 'saml' }, href)).toBe(address);
  });

  it('says which request an OpenID Connect sign-in is for', () => {
    const address = ssoAddress(
      { address: '/company/acme/prelogin?at=idp.example', idpType: 'oidc' },
      href,
      'request-1',
    );
    expect(address).toBe('https://id.example.com/company/acme/prelogin?at=idp.example&state=request-1');
  });

  it('adds nothing where no request is pending, and never to a SAML address', () => {
    const address = 'https://idp.example/authorize?client_id=c';
    expect(ssoAddress({ address, idpType: 'oidc' }, href)).toBe(address);
    expect(ssoAddress({ address, idpType: 'saml' }, href, 'request-1')).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('refuses %s', (address) => {
    expect(ssoAddress({ address, idpType: 'saml' }, href)).toBeUndefined();
  });
});
