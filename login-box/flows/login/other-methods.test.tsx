// @vitest-environment happy-dom
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import type { LoaderSettings } from '#shared/session/embed/loader-settings.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import { embeddedPage, startPlace } from '#login-box/embedded/embedded-page.ts';
import { FlowHostContext, type FlowHost } from '#login-box/flows/flow-host.ts';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';
import { initialView } from '#login-box/initial-view.ts';
import { TextsProvider } from '#login-box/texts.tsx';
import { loadTranslation } from '#login-box/translations.ts';
import { MoreMethods, OtherMethods, MethodButton } from './other-methods.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | undefined;

beforeAll(() => loadTranslation('en', 'more'));

const rendered = { preLogin: [OtherMethods], loginWithPassword: [MethodButton, MoreMethods] };

function render(
  parts: Partial<HostedPage>,
  host: Partial<FlowHost> = {},
  step: keyof typeof rendered = 'preLogin',
  view: Partial<StepProps> = {},
): Promise<HTMLElement> {
  const own = { action: '/oauth/prelogin?state=s', passkeys: { prompt: false } };
  return renderPage(hostedPage({ flow: 'login', step }, { ...own, ...parts }), rendered[step], host, view);
}

async function renderPage(
  page: HostedPage,
  views: ComponentType<StepProps>[],
  host: Partial<FlowHost> = {},
  view: Partial<StepProps> = {},
): Promise<HTMLElement> {
  const container = document.createElement('div');
  await act(async () => {
    root = createRoot(container);
    root.render(
      <FlowHostContext.Provider value={host}>
        <TextsProvider page={page}>
          {views.map((View) => (
            <View key={View.name} {...initialView(page)} {...view} />
          ))}
        </TextsProvider>
      </FlowHostContext.Provider>,
    );
  });
  return container;
}

const passkeyLink = (container: HTMLElement) =>
  container.querySelector<HTMLAnchorElement>('a[href*="loginWithPasskey"]')!;
const press = (link: HTMLElement) =>
  act(async () => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the passkey button next to the address (planning and login, 4.2)', () => {
  it('4.2 is a link, so that it leads on without JavaScript too', async () => {
    const container = await render({});
    expect(passkeyLink(container).getAttribute('href')).toBe('/oauth/prelogin?state=s&step=loginWithPasskey');
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });

  it('4.2 is not there where passkeys are off', async () => {
    const container = await render({ passkeys: undefined, social: [{ key: 'google', name: 'Google', href: '/g' }] });
    expect([...container.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Google']);
  });

  it('4.2 asks for a passkey immediately', async () => {
    const handoffs: Handoff[] = [];
    await press(passkeyLink(await render({}, { handOff: (handoff) => void handoffs.push(handoff) })));
    expect(handoffs).toEqual([{ at: { flow: 'passkeys', step: 'loginWithPasskey' }, stepData: { begun: true } }]);
  });

  it.each([
    ['https://id.example', 'app.example', ['']],
    ['https://id.example', 'app.id.example', []],
  ])('in a box of %s on a page of %s the hosted page takes over: %j', async (apiBaseUrl, hostname, left) => {
    vi.stubGlobal('location', { hostname, href: `https://${hostname}/` });
    vi.stubGlobal('PublicKeyCredential', {});
    const [handoffs, providers]: [unknown[], string[]] = [[], []];
    await press(
      passkeyLink(
        await render(
          { apiBaseUrl },
          {
            handOff: (handoff) => void handoffs.push(handoff),
            signInWith: (provider) => void providers.push(provider),
          },
        ),
      ),
    );
    expect([providers, handoffs.length]).toEqual([left, left.length === 0 ? 1 : 0]);
  });
});

describe('the passkey below the password (planning and login, 4.2)', () => {
  const texts = (container: HTMLElement) =>
    [...container.querySelectorAll('a, button')].map((method) => method.textContent);

  it('4.2 stands there alone where there is no other way, and leads on without JavaScript too', async () => {
    const container = await render({}, {}, 'loginWithPassword');
    expect(texts(container)).toEqual(['Use a passkey instead']);
    expect(passkeyLink(container).getAttribute('href')).toBe('/oauth/prelogin?state=s&step=loginWithPasskey');
  });

  it('4.2 comes before the other ways, which are behind a link; without passkeys the first of them stands there', async () => {
    expect(texts(await render({ methods: ['EmailAndPassword', 'Code'] }, {}, 'loginWithPassword'))).toEqual([
      'Use a passkey instead',
      'Other ways to sign in',
    ]);
    expect(
      texts(await render({ methods: ['EmailAndPassword', 'Code'], passkeys: undefined }, {}, 'loginWithPassword')),
    ).toEqual(['Email me a code instead']);
  });

  it('4.2 asks for one immediately', async () => {
    const handoffs: Handoff[] = [];
    await press(
      passkeyLink(await render({}, { handOff: (handoff) => void handoffs.push(handoff) }, 'loginWithPassword')),
    );
    expect(handoffs).toEqual([{ at: { flow: 'passkeys', step: 'loginWithPasskey' }, stepData: { begun: true } }]);
  });
});

describe('4.2 the other ways while something is under way', () => {
  it('are listed all the same; none of them is begun', async () => {
    const sent: string[] = [];
    const view = { busy: true, send: ({ type }: { type: string }) => void sent.push(type) } as Partial<StepProps>;
    const container = await render(
      { methods: ['EmailAndPassword', 'Code', 'MagicLink'], passkeys: undefined },
      {},
      'loginWithPassword',
      view,
    );
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => form.textContent)).toEqual(['Email me a code instead', 'Other ways to sign in']);
    for (const form of forms)
      await act(async () => void form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(sent).toEqual(['otherMethods.requested']);
  });
});

describe('4.2 a code by SMS on a device set up for it, in an embedded box', () => {
  const { passwordRules, vendor, theme } = hostedPage(startPlace.at);
  const settingsOf = (more: object) =>
    ({
      baseUrl: 'https://id.example',
      clientId: 'client',
      box: { vendor, theme, locale: 'en', direction: 'ltr', allowSignups: true, passwordRules, ...more },
    }) as LoaderSettings;
  const renderBox = (more: object, host: Partial<FlowHost> = {}) =>
    renderPage(embeddedPage(settingsOf(more), startPlace, 'https://app.example/')!, rendered.preLogin, host);
  const setUp = () => {
    for (const [key, value] of Object.entries({
      userId: 'user-1',
      'register-quick-login': 'true',
      'user-1-sms': 'true',
    }))
      localStorage.setItem(key, value);
  };

  it('is offered to the user who set the device up, and starts in the box', async () => {
    setUp();
    const handoffs: Handoff[] = [];
    const container = await renderBox({ quickSms: true }, { handOff: (handoff) => void handoffs.push(handoff) });
    const links = [...container.querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.href])).toEqual([
      ['Text me a code', 'https://id.example/account/login'],
    ]);
    await press(links[0]!);
    expect(handoffs).toEqual([
      { at: { flow: 'passwordless', step: 'loginWithQuickSmsOtc' }, stepData: { userId: 'user-1' } },
    ]);
  });

  it('is not offered on another device, or where the settings leave it out', async () => {
    expect((await renderBox({ quickSms: true })).textContent).toBe('');
    await act(async () => root?.unmount());
    setUp();
    expect((await renderBox({})).textContent).toBe('');
  });
});
