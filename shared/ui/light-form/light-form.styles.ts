/**
 * Looks of the slotted nodes. The page's own sheets reach them, so that everything is reset and restated as important, and
 * the tokens are taken from the shadow root rather than from wherever the page may have set them.
 * Labels and texts stay inline: `::first-letter` of a page's sheet applies to blocks only.
 */
import { compactCss, customPropertiesIn, important } from '#shared/theme/css-text.ts';

// Flex, as `::first-line` of a page's sheet applies to blocks.
const input = `
  appearance: none;
  display: flex;
  box-sizing: border-box;
  inline-size: 100%;
  block-size: var(--portico-control-lg);
  padding-inline: 14px;
  border: 1px solid var(--portico-color-border-control);
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-surface);
  color: var(--portico-color-text);
  -webkit-text-fill-color: currentcolor;
  caret-color: currentcolor;
  font: var(--portico-weight-regular) var(--portico-text-lg) var(--portico-font-sans);
  cursor: text;
  unicode-bidi: plaintext;
  transition: border-color var(--portico-duration-fast) var(--portico-ease-out);
`;

const identity = `
  display: block;
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  border: 0;
  padding: 0;
`;

const button = `
  appearance: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--portico-space-2);
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--portico-control-lg);
  padding-inline: var(--portico-space-5);
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-accent);
  box-shadow: inset 0 0 0 1px var(--portico-color-accent-edge);
  color: var(--portico-color-on-accent);
  font: var(--portico-weight-medium) 15px/24px var(--portico-font-sans);
  text-align: center;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--portico-duration-fast) var(--portico-ease-out);
`;

const secondaryButton = `
  background: var(--portico-color-surface);
  color: var(--portico-color-text);
  box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
`;

const disabledButton = `
  background: var(--portico-color-surface-hover);
  color: var(--portico-color-text-disabled);
  box-shadow: none;
  cursor: not-allowed;
  font-variant-numeric: tabular-nums;
`;

const spinner = `
  content: '';
  box-sizing: border-box;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  color: inherit;
  border: 2px solid color-mix(in oklab, currentcolor 28%, transparent);
  border-block-start-color: currentcolor;
  animation: portico-spin 800ms linear infinite;
`;

const rules: [selector: string, declarations: string][] = [
  [
    '::slotted(*)',
    'all: initial; direction: inherit; color-scheme: inherit; font: inherit; color: inherit; cursor: inherit; text-align: start; -webkit-font-smoothing: antialiased; accent-color: inherit',
  ],
  ['::slotted(*)::before, ::slotted(*)::after', 'all: initial; content: none'],
  [
    '::slotted(label)',
    'font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans); color: var(--portico-color-text); cursor: pointer',
  ],
  ['::slotted(span)', 'overflow-wrap: anywhere'],
  ['::slotted(input)', input],
  ['::slotted(input[data-end])', 'padding-inline-end: 44px'],
  ['::slotted(input)::placeholder', 'color: var(--portico-color-text-muted); opacity: 1'],
  ['::slotted(input)::selection', 'background: highlight; color: highlighttext'],
  ['::slotted(input:hover)', 'border-color: var(--portico-color-text-muted)'],
  ['::slotted(input[aria-invalid])', 'border-color: var(--portico-color-danger-mark)'],
  [
    '::slotted(input:focus-visible)',
    'border-color: var(--portico-color-focus); outline: 1px solid var(--portico-color-focus); outline-offset: 0',
  ],
  [
    '::slotted(input[aria-invalid]:focus-visible)',
    'border-color: var(--portico-color-danger-mark); outline-color: var(--portico-color-danger-mark)',
  ],
  [
    '::slotted(input:-webkit-autofill)',
    'box-shadow: inset 0 0 0 48px var(--portico-color-accent-subtle); -webkit-text-fill-color: var(--portico-color-text)',
  ],
  ['::slotted(input[data-part="identity"])', identity],
  ['::slotted(button)', button],
  ['::slotted(button:hover)', 'background: var(--portico-color-accent-hover)'],
  ['::slotted(button:active)', 'background: var(--portico-color-accent-active)'],
  [
    '::slotted(button:focus-visible)',
    'outline: var(--portico-focus-width) solid var(--portico-color-focus); outline-offset: var(--portico-focus-offset)',
  ],
  ['::slotted(button[data-variant="secondary"])', secondaryButton],
  [
    '::slotted(button[data-variant="secondary"]:hover)',
    'background: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 5%)',
  ],
  [
    '::slotted(button[data-variant="secondary"]:active)',
    'background: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 9%)',
  ],
  ['::slotted(button[aria-busy])', 'cursor: progress'],
  ['::slotted(button:disabled), ::slotted(button:disabled:hover), ::slotted(button:disabled:active)', disabledButton],
  ['::slotted(button[aria-busy])::before', spinner],
];

/** Each token that a slotted node reads, inherited from the shadow root. */
function tokensFromRoot(): string {
  const used = customPropertiesIn(rules.map(([, declarations]) => declarations).join(' '));
  return `::slotted(*){${important(used.map((name) => `${name}: inherit`).join(';'))}}`;
}

const slowSpinner = `@media (prefers-reduced-motion: reduce) { ::slotted(button[aria-busy])::before { ${important('animation-duration: 2400ms')} } }`;
/** Forced colours replace backgrounds: the button needs an edge to be seen as one. */
const forcedColours = `@media (forced-colors: active) { ::slotted(button) { ${important('border: 1px solid buttontext')} } }`;

export const lightFormCss = [
  ...rules.map(([selector, declarations]) => `${selector}{${important(declarations)}}`),
  tokensFromRoot(),
  compactCss(slowSpinner),
  compactCss(forcedColours),
].join('');
