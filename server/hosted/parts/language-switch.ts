/** The language switch below the card. Plain links or buttons, so that it needs no script and adds nothing to the bundle. */
import { languageOf, languageNames, type LoginLanguage } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { languageField } from './requested-locale.ts';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';

/** "Language", for screen readers. */
const label: Readonly<Record<LoginLanguage, string>> = {
  en: 'Language',
  de: 'Sprache',
  es: 'Idioma',
  fr: 'Langue',
  it: 'Lingua',
  nl: 'Taal',
  pl: 'Język',
  pt: 'Idioma',
  tr: 'Dil',
  ar: 'اللغة',
  ja: '言語',
  zh: '语言',
};

const css = [
  // the box leaves room for its height, so that it is visible without scrolling; it is aligned with the card's text
  ':root{--portico-page-end:36px}',
  '.languages{position:relative;padding:0 16px 12px;font:13px/20px system-ui,sans-serif;color:light-dark(#5b6069,#a3a8b1)}',
  '.languages details{position:relative;box-sizing:border-box;inline-size:100%;max-inline-size:400px;margin-inline:auto;padding-inline:24px}',
  // on a phone the card fills the page, except for the line below it
  '@media (max-width:479px){.languages{padding-inline:0;background:light-dark(#fff,oklch(.203 .009 250))}.languages details{max-inline-size:none;padding-inline:12px}}',
  '.languages summary{display:inline-block;padding:2px 8px;border-radius:6px;cursor:pointer;list-style:none}',
  '.languages summary::-webkit-details-marker{display:none}',
  '.languages summary::after{content:"";display:inline-block;inline-size:5px;block-size:5px;margin-inline-start:7px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:translateY(-3px) rotate(45deg)}',
  // the summary is the last line of the page: the list opens over the card, where there is room
  '.languages ul{position:absolute;z-index:1;inset-block-end:100%;inset-inline:12px;display:flex;flex-wrap:wrap;gap:4px 12px;margin:0 0 4px;padding:12px;list-style:none;border:1px solid light-dark(#dcdee2,#3a3f47);border-radius:12px;background:light-dark(#fff,#1f2329);box-shadow:0 8px 24px rgb(0 0 0/.12)}',
  '.languages :is(a,li button){display:inline-block;padding:2px 4px;border:0;border-radius:4px;background:none;font:inherit;color:inherit;text-decoration:underline;text-underline-offset:3px;cursor:pointer}',
  '.languages :is(a,button,summary):focus-visible{outline:2px solid Highlight;outline-offset:2px}',
].join('');

/**
 * A page opened by an emailed link has a token in its URL, which is never written into a page. Its switch is a form that
 * posts to the page's own URL (`chooseLanguage`).
 */
export function languageSwitch(page: HostedPage, nonce: string): string {
  const asked = languageOf(page.locale);
  const present = Object.hasOwn(languageNames, asked) ? (asked as LoginLanguage) : 'en';
  const choices = Object.entries(languageNames)
    .filter(([language]) => language !== present)
    .map(
      ([language, own]) => `<li>${page.action === '' ? button(language, own) : link(page.action, language, own)}</li>`,
    );
  const list = `<details><summary>${languageNames[present]}</summary><ul>${choices.join('')}</ul></details>`;
  const form = `<form method="post"><input type="hidden" name="formToken" value="${escapeHtml(page.formToken)}">${list}</form>`;
  return [
    `<style nonce="${escapeHtml(nonce)}">${css}</style>`,
    `<nav class="languages" aria-label="${label[present]}">${page.action === '' ? form : list}</nav>`,
  ].join('');
}

function link(action: string, language: string, own: string): string {
  return `<a href="${escapeHtml(addressIn(action, language))}" lang="${language}" hreflang="${language}">${own}</a>`;
}

function button(language: string, own: string): string {
  return `<button name="${languageField}" value="${language}" lang="${language}">${own}</button>`;
}

function addressIn(action: string, language: string): string {
  return `${action}${action.includes('?') ? '&' : '?'}ui_locales=${language}`;
}
