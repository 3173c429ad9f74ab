import { expect, it } from 'vitest';
import { hostedPage } from '#login-box/testing/hosted-pages.ts';
import type { Texts } from '#login-box/texts.tsx';
import { newPasswordField } from './new-account-fields.ts';
import { strengthOf } from './strength-of.ts';

const page = hostedPage({ flow: 'sign-up', step: 'SignUp' });
const ruleOf = (password: string | undefined) =>
  newPasswordField(((name: string) => name) as Texts['t'], page, undefined, {
    strength: password === undefined ? undefined : strengthOf(password, []),
  }).rules?.find(({ id }) => id === 'common');

it('ticks “not a common password” with the meter, and never fails it before the server has', () => {
  expect(ruleOf('tin otter lamp under the stairs')).toMatchObject({ state: 'met' });
  for (const password of ['password1', 'qwerty123', 'iloveyou2', undefined])
    expect(ruleOf(password)).toEqual({ id: 'common', text: 'common.ruleCommon' });
});
