/** What every Portico root starts from: the host itself, tokens, and plain elements without the browser's own looks. */
import { compactCss, important } from './css-text.ts';
import { defaultBrand, moreContrastDeclarations, reducedMotionDeclarations, tokenDeclarations } from './tokens.ts';

/**
 * A grid, because `::first-letter` of a page's sheet does not apply to grid containers. Direction and colour scheme are not
 * touched by `all`, so that they are pinned from the host's own attributes.
 */
const hostRules = `
:host {
  all: initial !important;
  display: grid !important;
  box-sizing: border-box !important;
  color-scheme: light dark !important;
  direction: ltr !important;
  unicode-bidi: isolate !important;
  ${important(`--portico-brand: ${defaultBrand}; ${tokenDeclarations}`)}
  font: var(--portico-weight-regular) var(--portico-text-md) var(--portico-font-sans) !important;
  color: var(--portico-color-text) !important;
  accent-color: var(--portico-color-accent) !important;
  -webkit-font-smoothing: antialiased !important;
  text-align: start !important;
}
:host::before, :host::after { content: none !important; }
:host([hidden]) { display: none !important; }
:host([dir='rtl']) { direction: rtl !important; }
:host([data-theme='light']) { color-scheme: light !important; }
:host([data-theme='dark']) { color-scheme: dark !important; }
:host([data-layout='page']) {
  min-block-size: calc(100vh - var(--portico-page-end, 0px)) !important;
  min-block-size: calc(100dvh - var(--portico-page-end, 0px)) !important;
  background: var(--portico-color-canvas) !important;
}
@media (prefers-reduced-motion: reduce) { :host { ${important(reducedMotionDeclarations)} } }
@media (prefers-contrast: more) { :host { ${important(moreContrastDeclarations)} } }
`;

const elementRules = `
*, *::before, *::after { box-sizing: border-box; }
[data-mount] { display: contents; }
h1, h2, p, ul, ol, dl, dd { margin: 0; padding: 0; font: inherit; }
ul, ol { list-style: none; }
button { margin: 0; padding: 0; border: 0; background: none; font: inherit; color: inherit; cursor: pointer; text-align: start; }
a { color: inherit; text-decoration: none; }
h1:focus { outline: none; }
a:focus-visible, button:focus-visible {
  outline: var(--portico-focus-width) solid var(--portico-color-focus);
  outline-offset: var(--portico-focus-offset);
}
@keyframes portico-spin { to { transform: rotate(1turn); } }
`;

export const baseCss = compactCss(hostRules + elementRules);

/** For the document of a hosted page, which holds nothing but the box: no margin, and the canvas behind overscroll. */
export const hostedDocumentCss = compactCss(`
html { color-scheme: light dark; background: light-dark(#f6f7f8, #0e1013); }
html:has(> body > [data-theme='light']) { color-scheme: light; }
html:has(> body > [data-theme='dark']) { color-scheme: dark; }
body { margin: 0; }
`);
