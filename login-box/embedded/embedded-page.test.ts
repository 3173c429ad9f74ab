import { describe, expect, it } from 'vitest';
import type { LoaderSettings } from '#shared/session/embed/loader-settings.ts';
import { embeddedPage, startPlace } from './embedded-page.ts';

const pageOf = (box: object) =>
  embeddedPage(
    { baseUrl: 'https://id.example', clientId: 'client', box } as LoaderSettings,
    startPlace,
    'https://a.example/',
  );

describe('the page model of an embedded box', () => {
  it('has every setting of the box', () => {
    const box = { allowSignups: false, quickSms: true, methods: ['Code', 'SmsCode'], likelyFlows: ['mfa'] };
    expect(pageOf(box)).toMatchObject(box);
  });

  it('allows the client’s other origins as targets; none without a list', () => {
    expect(pageOf({})?.allowedOrigins).toEqual([]);
    const allowedOrigins = ['https://a.example', 'https://b.example'];
    expect(pageOf({ allowedOrigins })?.allowedOrigins).toEqual(allowedOrigins);
  });

  it('2.2 links to the pages of the sign-in server, at configured paths too', () => {
    expect(pageOf({})?.resetPhoneNumber).toBe('https://id.example/account/reset-phone-number');
    const page = pageOf({ routes: { forgotPassword: '/lost-password', resetPhoneNumber: '/lost-phone' } });
    expect([page?.links.forgotPassword, page?.resetPhoneNumber]).toEqual([
      'https://id.example/lost-password',
      'https://id.example/lost-phone',
    ]);
  });
});
