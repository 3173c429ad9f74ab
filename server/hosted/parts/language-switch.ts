/** The language switch below the card. Plain links, so that it needs no script and adds nothing to the bundle. */
import { languageOf, languageNames, type LoginLanguage } from '#shared/i18n/languages.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { HostedPage } from '#shared/contract/hosted-page.ts';

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
  '.languages details{box-sizing:border-box;inline-size:100%;max-inline-size:400px;margin-inline:auto;padding-inline:24px}',
  '.languages details[open]{padding-block-end:24px}',
  // on a phone the card fills the page, except for the line below it
  '@media (max-width:479px){.languages{padding-inline:0;background:light-dark(#fff,oklch(.203 .009 250))}.languages details{max-inline-size:none;padding-inline:12px}}',
  '.languages summary{display:inline-block;padding:2px 8px;border-radius:6px;cursor:pointer;list-style:none}',
  '.languages summary::-webkit-details-marker{display:none}',
  '.languages summary::after{content:"";display:inline-block;inline-size:5px;block-size:5px;margin-inline-start:7px;border:solid currentColor;border-width:0 1.5px 1.5px 0;transform:translateY(-3px) rotate(45deg)}',
  '.languages ul{display:flex;flex-wrap:wrap;gap:4px 12px;margin:8px 4px 0;padding:0;list-style:none}',
  '.languages a{display:inline-block;padding:2px 4px;border-radius:4px;color:inherit;text-underline-offset:3px}',
  '.languages :is(a,summary):focus-visible{outline:2px solid Highlight;outline-offset:2px}',
].join('');

/** @returns empty for a page opened by an emailed link: its URL contains a token, which is never written into a page */
export function languageSwitch(page: HostedPage, nonce: string): string {
  if (page.action === '') return '';
  const asked = languageOf(page.locale);
  const present = Object.hasOwn(languageNames, asked) ? (asked as LoginLanguage) : 'en';
  const entries = Object.entries(languageNames);
  const links = entries
    .filter(([language]) => language !== present)
    .map(
      ([language, own]) =>
        `<li><a href="${escapeHtml(addressIn(page.action, language))}" lang="${language}" hreflang="${language}">${own}</a></li>`,
    );
  return [
    `<style nonce="${escapeHtml(nonce)}">${css}</style>`,
    `<nav class="languages" aria-label="${label[present]}"><details><summary>${languageNames[present]}</summary><ul>${links.join('')}</ul></details></nav>`,
  ].join('');
}

function addressIn(action: string, language: string): string {
  return `${action}${action.includes('?') ? '&' : '?'}ui_locales=${language}`;
}
