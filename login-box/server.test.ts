import { expect, test } from 'vitest';
import { loginBoxRenderer } from './server.tsx';
import { hostedPage, hostedPages } from './testing/hosted-pages.ts';

const renderLoginBox = await loginBoxRenderer;

const pages = Object.entries(hostedPages);

test.each(pages)('%s needs no style attribute, and every style element has the nonce', (_name, page) => {
  const { html } = renderLoginBox(page, 'n0nce');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).not.toContain('data-emotion');
  expect(html.match(/<style/g)).toHaveLength(2);
  expect(html.match(/<style nonce="n0nce"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script(?! type="application\/json")/);
});

test.each(pages)('%s gives every field, text and button of its form a place in the shadow root', (_name, page) => {
  const { html } = renderLoginBox(page, 'n');
  const offered = new Set(Array.from(html.matchAll(/<slot name="([^"]+)"/g), (match) => match[1]));
  const wanted = Array.from(html.matchAll(/ slot="([^"]+)"/g), (match) => match[1]).filter((slot) => slot !== 'form');
  expect(wanted.filter((slot) => !offered.has(slot))).toEqual([]);
  expect([...offered].filter((slot) => !wanted.includes(slot))).toEqual([]);
});

test.each(pages)('%s has a way out and a title that names the vendor', (_name, page) => {
  const { html, title } = renderLoginBox(page, 'n');
  expect(html.slice(html.indexOf('data-mount'))).toMatch(/<a [^>]*href="|<button slot="submit"/);
  expect(title).toContain(page.vendor.name);
});

test.each(pages)('%s shows no key in place of a text', (_name, page) => {
  const { html } = renderLoginBox(page, 'n');
  const shown = html.replace(/<style[^]*?<\/style>|<script[^]*?<\/script>|<[^>]*>/g, ' ');
  expect(shown).not.toMatch(/\{\w+\}|undefined|\[object/);
});

test('the form posts where the page says, with its token and step', () => {
  const { html } = renderLoginBox(hostedPage({ flow: 'login', step: 'preLogin' }), 'n');
  expect(html).toContain('method="post" action="/account/login?state=2f9c"');
  expect(html).toContain('<input type="hidden" name="formToken" value="form-token">');
  expect(html).toContain('<input type="hidden" name="step" value="preLogin">');
});

test('a page opened from an emailed link posts to its own URL', () => {
  const { html } = renderLoginBox(hostedPage({ flow: 'reset-password', step: 'resetPassword' }, { action: '' }), 'n');
  expect(html).toMatch(/<form slot="form" id="portico-form" method="post">/);
});

const readable = (html: string) =>
  html.replace(/<style[^]*?<\/style>|<script[^]*?<\/script>|<\/?(?:bdi|strong)>/g, '').replace(/<[^>]*>/g, ' ');

test.each([
  [{ requiredBy: 'Acme', newlyRequired: true }, 'Acme now requires multi-factor authentication (MFA).'],
  [{ requiredBy: 'Acme' }, 'Acme requires multi-factor authentication (MFA).'],
])('steps of MFA give the organization’s policy as their reason: %j', (stepData, reason) => {
  for (const name of [
    'mfa-verify',
    'mfa-authenticator-app',
    'mfa-sms',
    'mfa-email-ask',
    'mfa-security-key',
    'mfa-recovery-code',
    'mfa-set-up-choose',
    'mfa-set-up-app',
    'mfa-set-up-phone',
    'mfa-set-up-key',
  ]) {
    const page = hostedPages[name]!;
    const { html } = renderLoginBox({ ...page, stepData: { ...page.stepData, ...stepData } }, 'n');
    expect(readable(html), name).toContain(reason);
    expect(html, name).toContain('<bdi>Acme</bdi>');
    expect(readable(html), name).not.toContain('Your organization requires');
    expect(readable(renderLoginBox(page, 'n').html), name).not.toContain('Acme requires');
  }
});

test('markup in what a user or a vendor chose is text', () => {
  const evil = '</style></template></script><script>alert(1)</script>';
  const { html } = renderLoginBox(
    hostedPage(
      { flow: 'login', step: 'loginWithPassword' },
      {
        values: { email: evil },
        vendor: { name: evil, logo: `"${evil}` },
        theme: { brand: evil, mode: 'light' },
        stepData: { tenantName: evil },
      },
    ),
    '"><script>',
  );
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/template>/g)).toHaveLength(1);
});

test('a password is never written into the page', () => {
  const { html } = renderLoginBox(
    hostedPage(
      { flow: 'login', step: 'loginWithPassword' },
      { values: { email: 'a@b.example', password: 'hunter22' } },
    ),
    'n',
  );
  expect(html.slice(0, html.indexOf('<script'))).not.toContain('hunter22');
});

test('an error is tied to its field, and the field has the focus', () => {
  const { html } = renderLoginBox(hostedPages['login-with-password-wrong']!, 'n');
  const input = /<input slot="password-input"[^>]*>/.exec(html)?.[0] ?? '';
  expect(input).toContain('aria-invalid="true"');
  expect(input).toContain('aria-describedby="portico-password-error"');
  expect(input).toContain('autofocus');
  expect(html).toContain('id="portico-password-error"');
});

test('the lockout’s end is shown in UTC, named as such, where the user’s time zone is unknown', () => {
  const { html } = renderLoginBox(hostedPages['login-locked']!, 'n');
  expect(html).toMatch(/Locked until [^<]*2:47\sPM UTC/);
});

test('a logo is an image of the box and nothing else', () => {
  const { html } = renderLoginBox(
    hostedPage({ flow: 'login', step: 'preLogin' }, { vendor: { name: 'Waypoint', logo: '/logo.svg' } }),
    'n',
  );
  expect(html).toMatch(/<img [^>]*src="\/logo.svg"[^>]*>/);
  expect(html).not.toContain('<link');
});

test('a theme, a direction and a colour are those of the page', () => {
  const { html } = renderLoginBox(
    hostedPage(
      { flow: 'login', step: 'preLogin' },
      { theme: { brand: '#123456', mode: 'dark' }, direction: 'rtl', locale: 'ar' },
    ),
    'n',
  );
  expect(html).toContain('<portico-login-box dir="rtl" lang="ar" data-theme="dark" data-layout="page">');
  expect(html).toContain('--portico-brand:#123456 !important');
});
