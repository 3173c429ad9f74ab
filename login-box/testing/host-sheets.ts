/** Style sheets that pages have: hostile ones, and resets as they are published. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const resolve = (file: string): string => createRequire(import.meta.url).resolve(file);

/** Rules for the box and its content only; the page around it keeps its style. */
export const plainSheet = `
:root:not(#page), :root:not(#page) :not(portico-login-box, portico-login-box *) {
  all: revert !important; direction: ltr !important; unicode-bidi: revert !important;
  &::before, &::after { content: none !important }
}
:root:not(#page) > body { margin: 0 !important }`;

const ugly = `
  color: red !important; background: lime !important; border: 9px dotted blue !important; border-radius: 0 !important; outline: 5px solid red !important;
  padding: 33px !important; margin: 21px !important; width: 77px !important; min-width: 55px !important; max-width: 99px !important; height: 44px !important;
  max-height: 66px !important; inset: 3px !important; position: relative !important; float: right !important; display: inline-table !important;
  overflow: hidden !important; box-sizing: content-box !important; font: italic 40px/3 cursive !important; letter-spacing: 1em !important;
  word-spacing: 1em !important; text-indent: 3em !important; text-transform: uppercase !important; text-align: right !important;
  text-decoration: line-through wavy !important; text-shadow: 2px 2px red !important; box-shadow: 5px 5px red !important; white-space: pre !important;
  direction: rtl !important; writing-mode: vertical-rl !important; unicode-bidi: bidi-override !important; vertical-align: super !important;
  opacity: 0.3 !important; visibility: hidden !important; transform: rotate(20deg) !important; scale: 0.5 !important; filter: invert(1) !important;
  clip-path: circle(10px) !important; mask: linear-gradient(red, transparent) !important; mix-blend-mode: difference !important; zoom: 1.7 !important;
  columns: 3 !important; order: 9 !important; flex: none !important; align-self: end !important; justify-self: end !important; grid-area: 9 / 9 !important;
  content-visibility: hidden !important; contain: strict !important; appearance: auto !important; pointer-events: none !important; user-select: none !important;
  color-scheme: dark !important; accent-color: red !important; caret-color: red !important; -webkit-text-fill-color: red !important;
  -webkit-text-stroke: 3px red !important; animation: 1ms hostile infinite !important; transition: all 9s !important; line-clamp: 1 !important;
  --portico-brand: red !important; --portico-color-accent: red !important; --portico-color-surface: red !important; --portico-space-6: 99px !important;`;

const hostile = `
@keyframes hostile { from { translate: 99px } to { translate: -99px } }
* {${ugly}}
portico-login-box, portico-login-box * {${ugly}}
*:hover, *:focus, *:focus-visible, *:focus-within, *:invalid, *:required {${ugly}}
*::before, *::after { content: 'hostile' !important; ${ugly} }
*::first-letter, *::first-line { color: red !important; font: 40px cursive !important }
*::placeholder, *::selection { color: red !important; background: lime !important; opacity: 1 !important }
*::slotted(*), *::part(card) { display: none !important }`;

/** As Tailwind compiles it: functions of its theme are replaced by what they fall back to. */
async function tailwindPreflight(): Promise<string> {
  const source = await readFile(resolve('tailwindcss/preflight.css'), 'utf8');
  return `@layer base {${source.replace(/--theme\(\s*--[\w-]+\s*,\s*((?:[^()]|\([^()]*\))*)\)/g, '$1')}}`;
}

/** By name, each as the text of a style element. */
export async function hostSheets(): Promise<Record<string, string>> {
  const published = (file: string) => readFile(resolve(file), 'utf8');
  return {
    hostile,
    'Tailwind’s preflight': await tailwindPreflight(),
    'Tailwind’s preflight, as published': await published('tailwindcss/preflight.css'),
    'Bootstrap’s reboot': await published('bootstrap/dist/css/bootstrap-reboot.css'),
    Bootstrap: await published('bootstrap/dist/css/bootstrap.css'),
  };
}
