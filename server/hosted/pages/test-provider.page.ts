/**
 * The sign-in page of the built-in test identity provider, and the form by which its SAML answer reaches this server
 * through the browser, as that of any other provider. Both work without a script.
 */
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { testCaseNames, testProviderTexts, type TestProviderTexts } from '#shared/i18n/test-provider.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { browserToken, refreshTokens } from '#server/http/session-cookies.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import {
  answerTest,
  readTestRequest,
  type TestAnswer,
  type TestRequest,
} from '#server/use-cases/sso-sign-in/test-provider.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { formToken } from '#server/hosted/parts/form-token.ts';
import { formFields, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pathOf } from '#server/hosted/parts/page-model.ts';
import { loginLocale } from '#server/hosted/parts/requested-locale.ts';
import { plainPage } from './plain-page.ts';

const css = [
  '.fields,.fields div{display:grid;gap:16px}.fields div{gap:6px}.fields label{font-weight:500}',
  '.fields input,.fields select{font:inherit;min-inline-size:0;inline-size:100%;min-block-size:44px;box-sizing:border-box;padding:8px 12px;border:1px solid light-dark(#8a929b,#6b747e);border-radius:8px;background:light-dark(#fff,#0e1013);color:inherit}',
  '.fields input:focus-visible,.fields select:focus-visible{outline:2px solid var(--focus);outline-offset:1px}',
  '.fields small{font-size:14px;color:light-dark(#4b535c,#a9b1ba)}',
].join('');

/** Shows who signs in and how is answered, as chosen when the test was started. */
export async function testProviderPage(call: HostedCall): Promise<Page> {
  const { test, user, cases } = await readTestRequest(call.context, await requestOf(call));
  const { locale, texts, nameOf } = wordsOf(call);
  const { email, name, groups } = user;
  const options = cases.map(
    (each) =>
      `<option value="${each}"${each === test.test_case ? ' selected' : ''}>${escapeHtml(nameOf(each))}</option>`,
  );
  const fields = [
    textField('email', { label: texts.email, value: email, more: 'type="email" required maxlength="254" dir="ltr"' }),
    textField('name', { label: texts.name, value: name, more: 'maxlength="100"' }),
    textField('groups', {
      label: texts.groups,
      value: groups.join(', '),
      more: 'maxlength="2000" aria-describedby="groups-hint"',
      after: `<small id="groups-hint">${escapeHtml(texts.groupsHint)}</small>`,
    }),
    labeled('testCase', texts.answer, `<select id="testCase" name="testCase">${options.join('')}</select>`),
  ];
  const { services } = call.context;
  const token = formToken(services, browserToken(services, call.cookies), pathOf(call));
  return plainPage(call.context, locale, {
    title: texts.title,
    paragraphs: [texts.text],
    css,
    actions: [
      // to its own URL, which has the request
      `<form method="post"><input type="hidden" name="formToken" value="${token}">`,
      `<div class="fields">${fields.join('')}</div>`,
      `<div class="actions"><button>${escapeHtml(texts.signIn)}</button></div></form>`,
    ].join(''),
  });
}

/** The label is beside its control: around it, hints and options would be part of its name. */
const labeled = (id: string, label: string, control: string) =>
  `<div><label for="${id}">${escapeHtml(label)}</label>${control}</div>`;

function textField(
  name: string,
  { label, value, more, after = '' }: { label: string; value: string; more: string; after?: string },
): string {
  const input = `<input id="${name}" name="${name}" value="${escapeHtml(value)}" autocomplete="off" ${more}>`;
  return labeled(name, label, `${input}${after}`);
}

/** Answers: by a form to the ACS URL, or by a redirect. */
export async function submitTestProvider(call: HostedCall): Promise<Page | Redirect> {
  const { email = '', name = '', groups = '', testCase = '' } = formFields(call);
  const user = { email, name, groups: groups.split(',') };
  const answer = await answerTest(call.context, await requestOf(call), { user, testCase });
  return 'redirect' in answer ? answer : sendingPage(call, answer.post);
}

function sendingPage(
  call: HostedCall,
  { acsUrl, response, relayState }: Extract<TestAnswer, { post: object }>['post'],
): Page {
  const { locale, texts } = wordsOf(call);
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  return plainPage(call.context, locale, {
    title: texts.sendTitle,
    paragraphs: [texts.sendText],
    script: 'document.forms[0].submit()',
    actions: `<form method="post" action="${escapeHtml(acsUrl)}">${hidden('SAMLResponse', response)}${hidden('RelayState', relayState)}<button>${escapeHtml(texts.send)}</button></form>`,
  });
}

async function requestOf(call: HostedCall): Promise<TestRequest> {
  const { services } = call.context;
  return {
    query: new URL(call.request.raw.url ?? '/', 'http://local').searchParams,
    browserToken: browserToken(services, call.cookies),
    session: await findBrowserSession(
      call.context,
      call.cookies.read(ssoCookie),
      refreshTokens(services, call.cookies),
    ),
  };
}

interface Words {
  locale: string;
  texts: TestProviderTexts;
  nameOf(testCase: SsoTestCase): string;
}

function wordsOf(call: HostedCall): Words {
  const locale = loginLocale(call);
  const language = languageOf(locale) as LoginLanguage;
  return {
    locale,
    texts: testProviderTexts[language],
    nameOf(testCase) {
      const name = testCaseNames[language][`ssotry.case.${testCase}`];
      return typeof name === 'string' ? name : name.other;
    },
  };
}
