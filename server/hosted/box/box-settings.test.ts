/** What a box offers on a hosted page and in an external page, field by field, as both get it over HTTP. */
import { describe, expect, it } from 'vitest';
import { Config } from '#server/config/config.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const twoOrigins = { ...publicClient, origins: ['http://app.test', 'http://second.test'] };
const server = await useTestServer({ config: { clients: [twoOrigins] } });
const { services } = server;

/** Fields of a hosted page that belong to its step, its request or its place, and are no settings of the box. */
const ofThePage = [
  'flow',
  'step',
  'action',
  'formToken',
  'values',
  'error',
  'stepData',
  'apiBaseUrl',
  'clientId',
  'authorizationState',
  'defaultRedirect',
  'allowedOrigins',
  'links',
  'resetPhoneNumber',
];
/** Fields that only an external page needs: texts of its first form, and what hosted pages have in the fields above. */
const ofTheEmbedding = ['words', 'routes', 'allowedOrigins'];

type Fields = Record<string, unknown>;
type Provider = { key: string; name: string; href?: string };

const without = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** A hosted page has links for its provider buttons, so that they work without JavaScript. */
const withoutLinks = ({ social, ...rest }: Fields): Fields => ({
  ...rest,
  ...(social !== undefined && { social: (social as Provider[]).map(({ key, name }) => ({ key, name })) }),
});

async function settingsOfBoth(locale: string): Promise<{ hosted: Fields; embedded: Fields }> {
  const browser = server.browser();
  const { text } = await browser.get('/account/login', { 'accept-language': locale });
  const data = /<script type="application\/json" id="portico-page">(.*?)<\/script>/s.exec(text)![1]!;
  const settings = await browser.get(`/portico-settings.json?client=${publicClient.id}&locale=${locale}`);
  return {
    hosted: withoutLinks(without(JSON.parse(data) as Fields, ofThePage)),
    embedded: without(settings.json<{ box: Fields }>().box, ofTheEmbedding),
  };
}

/** Runs with other settings for sign-in, and puts back the previous ones. */
async function configured<T>(changes: object, more: Partial<typeof services>, run: () => Promise<T>): Promise<T> {
  const [config, before] = [{ ...services.config }, { ...services }];
  const parsed = Config.parse({ clients: [twoOrigins], vendor: { name: 'Waypoint' }, ...changes });
  const changed = Object.fromEntries(Object.keys(changes).map((name) => [name, parsed[name as keyof Config]]));
  Object.assign(services.config, changed);
  Object.assign(services, more);
  try {
    return await run();
  } finally {
    Object.assign(services, before);
    Object.assign(services.config, config);
  }
}

const google = new Map([['google', { key: 'google', name: 'Google' }]]) as unknown as typeof services.socialProviders;
const strategies = ['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode', 'NoLocalAuthentication'];

const everything = {
  signIn: {
    strategy: 'Code',
    alternatives: ['EmailAndPassword', 'MagicLink', 'SmsCode'],
    secondary: ['Passkeys', 'SmsCode', 'SmsCodeV2'],
    userNames: true,
  },
  signUp: { companyName: 'optional', fields: [{ key: 'size', label: { en: 'Size', de: 'Größe' } }] },
  mfa: { enforce: 'Force' },
  flags: { 'security-center-show-login-flows': true, 'show-passkeys-new': true },
  passwords: { minLength: 12, maxLength: 80, minPhraseLength: 24 },
  theme: { brand: '#0d6276', mode: 'dark', radius: 2 },
  texts: { loginBox: { en: { 'common.email': 'Staff ID' }, de: { 'common.email': 'Kennung' } } },
  vendor: { name: 'Waypoint', logo: 'https://logo.test/mark.svg' },
};

const configurations: [string, object][] = [
  ['by default', {}],
  ...strategies.map((strategy): [string, object] => [`with ${strategy}`, { signIn: { strategy } }]),
  ['with a secondary code by SMS', { signIn: { secondary: ['SmsCode'] } }],
  ['with passkeys', { signIn: { secondary: ['Passkeys'] }, flags: { 'show-passkeys-new': true } }],
  ['with usernames', { signIn: { userNames: true } }],
  ['without sign-up', { signUp: { allowed: false } }],
  ['with everything', everything],
];

describe('settings of a login box', () => {
  it.each(configurations)('are the same on a hosted page and in an embedded box: %s', async (_, changes) => {
    for (const social of [new Map() as typeof google, google])
      for (const smsAvailable of [true, false])
        for (const locale of ['en', 'de', 'ar']) {
          const { hosted, embedded } = await configured(changes, { socialProviders: social, smsAvailable }, () =>
            settingsOfBoth(locale),
          );
          expect(embedded).toEqual(hosted);
        }
  });

  it('include every optional field in that comparison', async () => {
    const { embedded } = await configured(everything, { socialProviders: google, smsAvailable: true }, () =>
      settingsOfBoth('de'),
    );
    const optional =
      'texts social identifier passkeys methods quickSms showLoginFlows likelyFlows signUpForm userNameForm';
    expect(Object.keys(embedded)).toEqual(expect.arrayContaining(optional.split(' ')));
  });

  it.each([
    [{ secondary: ['SmsCode'] }, true, true],
    [{ secondary: ['SmsCode'] }, false, undefined],
    [{ secondary: ['SmsCode'], strategy: 'NoLocalAuthentication' }, true, undefined],
    [{ secondary: ['SmsCodeV2'] }, true, undefined],
  ])(
    'offer a code by SMS on a set-up device only if it can sign in: %j, SMS %s',
    async (signIn, smsAvailable, expected) => {
      const { hosted, embedded } = await configured({ signIn }, { smsAvailable }, () => settingsOfBoth('en'));
      expect([hosted['quickSms'], embedded['quickSms']]).toEqual([expected, expected]);
    },
  );
});
