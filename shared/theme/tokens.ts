/**
 * Design tokens in three tiers. A vendor sets `--portico-brand` and the theme; parts use roles only, never the palette.
 *
 * One declaration serves both themes: `light-dark()` follows `color-scheme`, so that dark mode is a switch and not a second sheet.
 * They are declared on `:host`, so that two boxes with different brands can stand on one page.
 */

/** Used where the vendor set no colour, or one that cannot be read. */
export const defaultBrand = '#0d6276';

/** Declarations of every token but `--portico-brand`, without a selector. */
export const tokenDeclarations = `
/* ------------------------------------------------------------------ tier 1: palette */
--portico-neutral-0: oklch(1 0 0);
--portico-neutral-25: oklch(0.988 0.0015 250);
--portico-neutral-50: oklch(0.976 0.002 250);
--portico-neutral-100: oklch(0.958 0.003 250);
--portico-neutral-200: oklch(0.922 0.004 250);
--portico-neutral-300: oklch(0.868 0.006 250);
--portico-neutral-400: oklch(0.72 0.009 250);
--portico-neutral-500: oklch(0.64 0.011 250);
--portico-neutral-600: oklch(0.5 0.014 250);
--portico-neutral-700: oklch(0.4 0.014 250);
--portico-neutral-800: oklch(0.31 0.012 250);
--portico-neutral-850: oklch(0.268 0.011 250);
--portico-neutral-900: oklch(0.232 0.01 250);
--portico-neutral-925: oklch(0.203 0.009 250);
--portico-neutral-950: oklch(0.172 0.008 250);

--portico-green-100: oklch(0.958 0.028 155);
--portico-green-600: oklch(0.47 0.105 155);
--portico-green-500: oklch(0.6 0.125 155);
--portico-green-300: oklch(0.82 0.105 155);
--portico-green-900: oklch(0.285 0.04 155);

--portico-amber-100: oklch(0.962 0.032 80);
--portico-amber-600: oklch(0.48 0.095 68);
--portico-amber-500: oklch(0.7 0.14 70);
--portico-amber-300: oklch(0.84 0.105 78);
--portico-amber-900: oklch(0.295 0.042 70);

--portico-red-100: oklch(0.962 0.02 22);
--portico-red-600: oklch(0.5 0.175 26);
--portico-red-500: oklch(0.53 0.185 26);
--portico-red-300: oklch(0.8 0.1 22);
--portico-red-900: oklch(0.27 0.042 22);

--portico-blue-100: oklch(0.96 0.02 255);
--portico-blue-600: oklch(0.48 0.13 257);
--portico-blue-500: oklch(0.58 0.15 257);
--portico-blue-300: oklch(0.82 0.085 252);
--portico-blue-900: oklch(0.29 0.045 257);

/* ------------------------------------------------------------------ tier 2: surfaces */
--portico-color-canvas: light-dark(var(--portico-neutral-50), var(--portico-neutral-950));
--portico-color-surface: light-dark(var(--portico-neutral-0), var(--portico-neutral-925));
--portico-color-surface-sunken: light-dark(var(--portico-neutral-50), var(--portico-neutral-950));
--portico-color-surface-raised: light-dark(var(--portico-neutral-0), var(--portico-neutral-900));
--portico-color-surface-hover: light-dark(oklch(0.4 0.014 250 / 0.055), oklch(0.92 0.004 250 / 0.07));
--portico-color-surface-active: light-dark(oklch(0.4 0.014 250 / 0.1), oklch(0.92 0.004 250 / 0.12));
--portico-color-inverse: light-dark(var(--portico-neutral-900), var(--portico-neutral-200));
--portico-color-on-inverse: light-dark(var(--portico-neutral-50), var(--portico-neutral-900));
--portico-color-on-inverse-muted: light-dark(var(--portico-neutral-400), var(--portico-neutral-700));
--portico-color-backdrop: light-dark(oklch(0.2 0.01 250 / 0.36), oklch(0.08 0.01 250 / 0.62));

/* tier 2: text */
--portico-color-text: light-dark(var(--portico-neutral-900), oklch(0.94 0.003 250));
--portico-color-text-muted: light-dark(var(--portico-neutral-600), oklch(0.735 0.009 250));
--portico-color-text-disabled: light-dark(var(--portico-neutral-500), oklch(0.54 0.01 250)); /* disabled controls only: exempt from contrast */

/* tier 2: borders. border separates, control outlines what can be operated (3:1 against every surface). */
--portico-color-border: light-dark(var(--portico-neutral-200), oklch(0.282 0.01 250));
--portico-color-border-strong: light-dark(var(--portico-neutral-300), oklch(0.37 0.011 250));
--portico-color-border-control: light-dark(var(--portico-neutral-500), oklch(0.555 0.012 250));

/*
 * tier 2: accent, derived from the vendor's colour. Any input gives readable output:
 *  - a colour darker than L 0.66 is lowered to at most 0.53 and carries white text;
 *    (in dark it stands at exactly 0.53, so that a navy or black brand still shows: 3:1 on the page);
 *  - a lighter one (yellow, lime, sky) keeps its lightness and carries dark text;
 *  - as text it is held at L <= 0.455 on light surfaces and >= 0.8 on dark ones.
 * The factor clamp(0, (l - 0.66) * 1e6, 1) is the condition: 0 below the threshold, 1 above.
 */
--portico-accent-solid-light: oklch(from var(--portico-brand) calc(min(l, 0.53) + clamp(0, (l - 0.66) * 1e6, 1) * (l - min(l, 0.53))) min(c, 0.2) h);
--portico-accent-solid-dark: oklch(from var(--portico-brand) calc(0.53 + clamp(0, (l - 0.66) * 1e6, 1) * (l - 0.53)) min(c, 0.18) h);
--portico-accent-text-light: oklch(from var(--portico-brand) min(l, 0.455) min(c, 0.17) h);
--portico-accent-text-dark: oklch(from var(--portico-brand) max(l, 0.8) min(c, 0.11) h);

--portico-color-accent: light-dark(var(--portico-accent-solid-light), var(--portico-accent-solid-dark));
/* hover and press move away from the ink: darker under white text, lighter under dark text */
--portico-accent-shade: oklch(from var(--portico-brand) clamp(0, (l - 0.66) * 1e6, 1) 0 h);
--portico-color-accent-hover: color-mix(in oklab, var(--portico-color-accent) 90%, var(--portico-accent-shade));
--portico-color-accent-active: color-mix(in oklab, var(--portico-color-accent) 82%, var(--portico-accent-shade));
--portico-color-on-accent: oklch(from var(--portico-brand) calc(1 - clamp(0, (l - 0.66) * 1e6, 1) * 0.82) 0 h);
/* a very light brand (L > 0.82) gets an edge on light surfaces; others get none */
--portico-color-accent-edge: light-dark(oklch(from var(--portico-brand) min(l, 0.6) c h / clamp(0, (l - 0.82) * 1e6, 1)), transparent);
--portico-color-accent-text: light-dark(var(--portico-accent-text-light), var(--portico-accent-text-dark));
--portico-color-accent-subtle: light-dark(
  color-mix(in oklab, var(--portico-accent-text-light) 9%, white),
  color-mix(in oklab, var(--portico-accent-text-dark) 13%, var(--portico-neutral-925))
);
--portico-color-accent-border: color-mix(in oklab, var(--portico-color-accent-text) 45%, transparent);

/* tier 2: focus. A 2 px ring, 2 px away, in the accent's text tone: at least 3:1 on every surface. */
--portico-color-focus: var(--portico-color-accent-text);
--portico-focus-width: 2px;
--portico-focus-offset: 2px;

/* tier 2: status. text on surface or on its own subtle; solid only under white text (danger) or as a mark. */
--portico-color-success-text: light-dark(var(--portico-green-600), var(--portico-green-300));
--portico-color-success-subtle: light-dark(var(--portico-green-100), var(--portico-green-900));
--portico-color-success-mark: light-dark(var(--portico-green-500), var(--portico-green-500));
--portico-color-warning-text: light-dark(var(--portico-amber-600), var(--portico-amber-300));
--portico-color-warning-subtle: light-dark(var(--portico-amber-100), var(--portico-amber-900));
--portico-color-warning-mark: light-dark(oklch(0.63 0.13 66), var(--portico-amber-500));
--portico-color-danger-text: light-dark(var(--portico-red-600), var(--portico-red-300));
--portico-color-danger-subtle: light-dark(var(--portico-red-100), var(--portico-red-900));
--portico-color-danger-mark: light-dark(var(--portico-red-500), oklch(0.63 0.19 25));
--portico-color-danger: var(--portico-red-500);
--portico-color-danger-hover: oklch(0.48 0.175 26);
--portico-color-on-danger: white;
--portico-color-info-text: light-dark(var(--portico-blue-600), var(--portico-blue-300));
--portico-color-info-subtle: light-dark(var(--portico-blue-100), var(--portico-blue-900));
--portico-color-info-mark: light-dark(var(--portico-blue-500), oklch(0.65 0.14 255));

/* ------------------------------------------------------------------ tier 2: space, 4 px grid */
--portico-space-0h: 2px; /* optical nudges only */
--portico-space-1: 4px;
--portico-space-2: 8px;
--portico-space-3: 12px;
--portico-space-4: 16px;
--portico-space-5: 20px;
--portico-space-6: 24px;
--portico-space-8: 32px;
--portico-space-10: 40px;
--portico-space-12: 48px;
--portico-space-16: 64px;

/* control heights: rows, portal, login and touch */
--portico-control-sm: 28px;
--portico-control-md: 36px;
--portico-control-lg: 44px;

/* radius: marks, controls, panels, dialogs, round */
--portico-radius-xs: 4px;
--portico-radius-sm: 6px;
--portico-radius-md: 8px;
--portico-radius-lg: 12px;
--portico-radius-xl: 16px;
--portico-radius-full: 999px;

/* ------------------------------------------------------------------ tier 2: type */
--portico-font-sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif;
--portico-font-mono: ui-monospace, SFMono-Regular, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
--portico-weight-regular: 400;
--portico-weight-medium: 500;
--portico-weight-semibold: 600;
/* size / line height; line heights sit on the 4 px grid */
--portico-text-xs: 12px / 16px;
--portico-text-sm: 13px / 20px;
--portico-text-md: 14px / 20px;
--portico-text-lg: 16px / 24px;
--portico-text-xl: 18px / 24px;
--portico-text-2xl: 22px / 28px;
--portico-text-3xl: 28px / 36px;
--portico-text-display: 56px / 56px;
--portico-tracking-tight: -0.014em; /* from 18 px up */

/* ------------------------------------------------------------------ tier 2: depth */
--portico-shadow-card: 0 0 0 1px light-dark(oklch(0.3 0.02 250 / 0.07), oklch(1 0 0 / 0.06)), 0 1px 2px light-dark(oklch(0.3 0.02 250 / 0.05), oklch(0 0 0 / 0.3));
--portico-shadow-overlay: 0 0 0 1px light-dark(oklch(0.3 0.02 250 / 0.08), oklch(1 0 0 / 0.09)), 0 8px 24px -6px light-dark(oklch(0.25 0.02 250 / 0.18), oklch(0 0 0 / 0.55));
--portico-shadow-dialog: 0 0 0 1px light-dark(oklch(0.3 0.02 250 / 0.06), oklch(1 0 0 / 0.08)), 0 24px 64px -16px light-dark(oklch(0.2 0.02 250 / 0.36), oklch(0 0 0 / 0.7));

/* ------------------------------------------------------------------ tier 2: motion */
--portico-duration-instant: 80ms; /* press, check */
--portico-duration-fast: 140ms; /* hover, menu, tooltip */
--portico-duration-base: 220ms; /* dialog, drawer, toast */
--portico-duration-slow: 360ms; /* progress and score bars */
--portico-delay-progress: 400ms; /* nothing shows progress before this */
--portico-ease-out: cubic-bezier(0.2, 0, 0, 1);
--portico-ease-in: cubic-bezier(0.4, 0, 1, 1);

/* tier 2: layers */
--portico-layer-sticky: 10;
--portico-layer-overlay: 100;
--portico-layer-dialog: 200;
--portico-layer-toast: 300;
`;

/** What a user who asked for less motion gets instead. */
export const reducedMotionDeclarations = `
--portico-duration-instant: 0ms;
--portico-duration-fast: 0ms;
--portico-duration-base: 0ms;
--portico-duration-slow: 0ms;
`;

/** What a user who asked for more contrast gets instead. */
export const moreContrastDeclarations = `
--portico-color-text-muted: var(--portico-color-text);
--portico-color-border: var(--portico-color-border-control);
--portico-focus-width: 3px;
`;
