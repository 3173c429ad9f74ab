import { compactCss } from '#shared/theme/css-text.ts';

export const checkoutCss = compactCss(`
dialog {
  margin: auto;
  inline-size: min(440px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  overflow: auto;
  padding: var(--portico-space-6);
  border: 0;
  border-radius: var(--portico-radius-xl);
  background: var(--portico-color-surface-raised);
  color: var(--portico-color-text);
  box-shadow: var(--portico-shadow-dialog);
}
dialog::backdrop { background: var(--portico-color-backdrop); }
h2 {
  font: var(--portico-weight-semibold) var(--portico-text-xl) var(--portico-font-sans);
  letter-spacing: var(--portico-tracking-tight);
}
p { margin-block: var(--portico-space-2) var(--portico-space-6); color: var(--portico-color-text-muted); text-wrap: pretty; }
button {
  display: block;
  margin-inline-start: auto;
  min-block-size: var(--portico-control-md);
  padding-inline: var(--portico-space-4);
  border-radius: var(--portico-radius-md);
  box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  font-weight: var(--portico-weight-medium);
}
button:hover { background: var(--portico-color-surface-hover); }
@media (forced-colors: active) { dialog, button { border: 1px solid; } }
`);
