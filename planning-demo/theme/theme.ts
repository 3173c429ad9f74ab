/**
 * The look of the demo: neutrals almost without hue and one accent, derived from the brand colour.
 * Each colour is one `light-dark()` pair, so that the dark theme is a switch of `color-scheme` and no second sheet.
 */
import { cssVariables } from './css-variables.ts';

const brand = '#0d6276';

/*
 * Text has L <= 0.455 on light surfaces, >= 0.8 on dark ones; fills in the dark theme have 0.53 (3:1 against the page).
 */
const accentTextLight = `oklch(from ${brand} min(l, 0.455) min(c, 0.17) h)`;
const accentTextDark = `oklch(from ${brand} max(l, 0.8) min(c, 0.11) h)`;
const accentFillDark = `oklch(from ${brand} 0.53 min(c, 0.18) h)`;
const accentSubtleLight = `color-mix(in oklab, ${accentTextLight} 9%, white)`;
const accentSubtleDark = `color-mix(in oklab, ${accentTextDark} 13%, oklch(0.203 0.009 250))`;

const colors = cssVariables('color', {
  canvas: 'light-dark(oklch(0.976 0.002 250), oklch(0.172 0.008 250))',
  surface: 'light-dark(oklch(1 0 0), oklch(0.203 0.009 250))',
  raised: 'light-dark(oklch(1 0 0), oklch(0.232 0.01 250))',
  sunken: 'light-dark(oklch(0.976 0.002 250), oklch(0.203 0.009 250))',
  hover: 'light-dark(oklch(0.4 0.014 250 / 0.055), oklch(0.92 0.004 250 / 0.07))',
  active: 'light-dark(oklch(0.4 0.014 250 / 0.1), oklch(0.92 0.004 250 / 0.12))',
  backdrop: 'light-dark(oklch(0.2 0.01 250 / 0.36), oklch(0.08 0.01 250 / 0.62))',
  text: 'light-dark(oklch(0.232 0.01 250), oklch(0.94 0.003 250))',
  muted: 'light-dark(oklch(0.5 0.014 250), oklch(0.735 0.009 250))',
  disabled: 'light-dark(oklch(0.64 0.011 250), oklch(0.54 0.01 250))',
  border: 'light-dark(oklch(0.922 0.004 250), oklch(0.282 0.01 250))',
  borderStrong: 'light-dark(oklch(0.868 0.006 250), oklch(0.37 0.011 250))',
  borderControl: 'light-dark(oklch(0.64 0.011 250), oklch(0.555 0.012 250))',
  accent: `light-dark(${brand}, ${accentFillDark})`,
  accentHover: `light-dark(color-mix(in oklab, ${brand} 90%, black), color-mix(in oklab, ${accentFillDark} 90%, black))`,
  accentActive: `light-dark(color-mix(in oklab, ${brand} 82%, black), color-mix(in oklab, ${accentFillDark} 82%, black))`,
  onAccent: 'white',
  accentText: `light-dark(${accentTextLight}, ${accentTextDark})`,
  accentSubtle: `light-dark(${accentSubtleLight}, ${accentSubtleDark})`,
  greenText: 'light-dark(oklch(0.47 0.105 155), oklch(0.82 0.105 155))',
  greenSubtle: 'light-dark(oklch(0.958 0.028 155), oklch(0.285 0.04 155))',
  blueText: 'light-dark(oklch(0.48 0.13 257), oklch(0.82 0.085 252))',
  blueSubtle: 'light-dark(oklch(0.96 0.02 255), oklch(0.29 0.045 257))',
  redText: 'light-dark(oklch(0.5 0.175 26), oklch(0.8 0.1 22))',
  redSubtle: 'light-dark(oklch(0.962 0.02 22), oklch(0.27 0.042 22))',
});

const shadows = cssVariables('shadow', {
  card: '0 1px 2px light-dark(oklch(0.3 0.02 250 / 0.05), oklch(0 0 0 / 0.3))',
  cardHover: '0 4px 16px -6px light-dark(oklch(0.25 0.02 250 / 0.16), oklch(0 0 0 / 0.5))',
  overlay: '0 8px 24px -6px light-dark(oklch(0.25 0.02 250 / 0.18), oklch(0 0 0 / 0.55))',
  dialog: '0 24px 64px -16px light-dark(oklch(0.2 0.02 250 / 0.36), oklch(0 0 0 / 0.7))',
});

const durations = cssVariables('duration', { fast: '140ms', base: '220ms', slow: '360ms' });

export const color = colors.references;
export const shadow = shadows.references;
export const duration = durations.references;
export const easeOut = 'cubic-bezier(0.2, 0, 0, 1)';

/** Steps of a 4 px grid; `space(4)` is 16 px. */
export const space = (steps: number) => `${steps * 4}px`;

export const radius = {
  mark: '4px',
  control: '6px',
  controlLarge: '8px',
  panel: '12px',
  dialog: '16px',
  round: '999px',
} as const;

const sans = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** Values for the `font` shorthand: weight, size / line height, family. */
export const font = {
  caption: `400 13px/20px ${sans}`,
  badge: `500 12px/16px ${sans}`,
  body: `400 14px/20px ${sans}`,
  bodyStrong: `500 14px/20px ${sans}`,
  label: `600 14px/20px ${sans}`,
  large: `400 16px/24px ${sans}`,
  heading: `600 16px/24px ${sans}`,
  dialogTitle: `600 18px/24px ${sans}`,
  screenTitle: `600 22px/28px ${sans}`,
  pageTitle: `600 28px/36px ${sans}`,
} as const;

/** Below this width the layout is for phones: one column and 44 px controls. */
export const narrow = '@media (max-width: 719px)';
/** Zoomed in or held sideways: fixed parts would leave no room for what scrolls between them. */
export const shortWindow = '@media (max-height: 479px)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

/** What the root element declares so that the references above have values. */
export const rootDeclarations = { ...colors.declarations, ...shadows.declarations, ...durations.declarations };
export const durationNames = Object.keys(durations.declarations);
