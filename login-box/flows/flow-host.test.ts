import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { addressParameter, createFlowHost, webAddress } from './flow-host.ts';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';
import { linkToken, linkTokens } from './link-tokens.ts';

const at = (href: string) => ({ href: () => href });

describe('webAddress (planning and login, 4.2)', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'intent://x', ' JavaScript:alert(1)'])(
    'never leaves for %s',
    (target) => {
      expect(webAddress(target, 'https://id.example/', '/home')).toBe('/home');
    },
  );

  it('resolves against the page', () => {
    expect(webAddress('/next?a=1', 'https://id.example/account/login', '/home')).toBe('https://id.example/next?a=1');
  });
});

describe('addressParameter (planning and login, 2.2)', () => {
  it('reads what the address says, and nothing for an empty value', () => {
    expect(addressParameter(at('https://id.example/?invitationToken=abc&empty='), 'invitationToken')).toBe('abc');
    expect(addressParameter(at('https://id.example/?invitationToken=abc&empty='), 'empty')).toBeUndefined();
  });
});

describe('linkTokens (planning and login, 5)', () => {
  it('reads user and token from the address', () => {
    expect(linkTokens(at('https://id.example/account/activate?userId=u1&token=t%2B1'))).toEqual({
      userId: 'u1',
      token: 't+1',
    });
  });

  it.each(['', '?token=t1', '?userId=u1', '?userId=&token='])('is invalid for an address with %j', (search) => {
    const read = () => linkTokens(at(`https://id.example/account/activate${search}`));
    expect(read).toThrow(ApiError);
    expect(read).toThrow(expect.objectContaining({ errorCode: 'link-invalid', statusCode: 400 }));
  });

  it('asks for the token alone where a flow has no user', () => {
    expect(linkToken(at('https://id.example/account/unlock?token=t1'))).toBe('t1');
  });
});

describe('createFlowHost', () => {
  it('touches nothing of the browser before it is asked, so that it can be made on a server', () => {
    expect(() => createFlowHost(hostedPage({ flow: 'login', step: 'preLogin' }))).not.toThrow();
    expect('location' in globalThis).toBe(false);
  });
});
