import { describe, expect, it } from 'vitest';
import { ssoAddress } from './sso-address.ts';

const href = 'https://id.example.com/account/login?x=1';

describe('ssoAddress (planning and login, 4.2)', () => {
  it('takes a SAML address as it is', () => {
    const address = 'https://idp.example/saml?SAMLRequest=a%2Bb';
    expect(ssoAddress({ address, idpType: 'saml' }, href)).toBe(address);
  });

  it('adds the callback to an OpenID Connect address that names none', () => {
    const address = ssoAddress({ address: 'https://idp.example/authorize?client_id=c', idpType: 'oidc' }, href);
    expect(new URL(address ?? '').searchParams.get('redirect_uri')).toBe('https://id.example.com/account/oidc/callback');
  });

  it('keeps a callback that is there', () => {
    const address = 'https://idp.example/authorize?redirect_uri=https%3A%2F%2Fapp.example%2Fback';
    expect(ssoAddress({ address, idpType: 'oidc' }, href)).toBe(address);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x'])('refuses %s', (address) => {
    expect(ssoAddress({ address, idpType: 'saml' }, href)).toBeUndefined();
  });
});
