// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';
import { pageDataId } from './host-attributes.ts';
import { readHostedPage } from './read-page.ts';

afterEach(() => document.body.replaceChildren());

function write(text: string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = pageDataId;
  script.textContent = text;
  document.body.append(script);
}

it('reads the page with the data of its step', () => {
  const page = hostedPage(
    { flow: 'mfa-set-up', step: 'forceTwoFactor' },
    { stepData: { strategies: ['SMS'], mayRemember: false } },
  );
  write(JSON.stringify(page));
  expect(readHostedPage()).toEqual(page);
});

it.each([
  ['nothing', undefined],
  ['no JSON', '{'],
  ['another value', '"page"'],
  [
    'a page without the data of its step',
    JSON.stringify({ ...hostedPage({ flow: 'login', step: 'preLogin' }), stepData: 'x' }),
  ],
])('takes %s for no page', (_, text) => {
  if (text !== undefined) write(text);
  expect(readHostedPage()).toBeUndefined();
});
