import { Global } from '@emotion/react';
import { color, durationNames, font, reducedMotion, rootDeclarations } from './theme.ts';

const noDurations = Object.fromEntries(durationNames.map((name) => [name, '0ms']));

/** Styles of the page itself: tokens, reset of margins, the focus ring. */
export function GlobalStyles() {
  return (
    <Global
      styles={{
        ':root': {
          colorScheme: 'light dark',
          ...rootDeclarations,
          [reducedMotion]: noDurations,
          '@media (prefers-contrast: more)': {
            '--wp-color-muted': color.text,
            '--wp-color-border': color.borderControl,
            '--wp-color-borderStrong': color.borderControl,
          },
        },
        '*, *::before, *::after': { boxSizing: 'border-box' },
        body: {
          margin: 0,
          minBlockSize: '100dvh',
          font: font.body,
          color: color.text,
          background: color.canvas,
          accentColor: color.accent,
          WebkitFontSmoothing: 'antialiased',
          WebkitTextSizeAdjust: '100%',
        },
        'h1, h2, h3, h4, p, ul, ol, dl, dd, fieldset, legend': { margin: 0, padding: 0, border: 0, font: 'inherit' },
        // a fieldset is otherwise at least as wide as its longest word
        fieldset: { minInlineSize: 0 },
        'ul, ol': { listStyle: 'none' },
        'button, input': { font: 'inherit', color: 'inherit' },
        ':focus-visible': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
      }}
    />
  );
}
