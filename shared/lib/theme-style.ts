/** Radius and font of a theme: their validation, and the style sheet declarations made of them. */

export interface ThemeStyle {
  /** Of controls, in px; marks, panels and dialogs follow in proportion. */
  radius?: number | undefined;
  /** A CSS font list. */
  font?: string | undefined;
}

export const largestRadius = 18;
export const longestFontList = 300;
/** No blank may be matched by two parts of the pattern, or a long run of them takes exponential time. */
const fontName = /^(?:"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+'|[\p{L}\p{N}_-]+(?: +[\p{L}\p{N}_-]+)*)$/u;

/** Whether a text is a list of font names, quoted or not, and nothing else, so that it can never carry further rules into a sheet. */
export function isFontList(text: string): boolean {
  return text.length <= longestFontList && text.split(',').every((name) => fontName.test(name.trim()));
}

/** Omits invalid values. */
export function readThemeStyle({ radius, font }: Readonly<Record<string, unknown>>): ThemeStyle {
  return {
    ...(typeof radius === 'number' && radius >= 0 && radius <= largestRadius && { radius }),
    ...(typeof font === 'string' && isFontList(font) && { font: font.trim() }),
  };
}

/** The radii as they are unless said, in px; that of controls is `sm`. */
const usual = { xs: 4, sm: 6, md: 8, lg: 12, xl: 16 };

/** What a usual radius is in a theme whose controls have another one. */
export function radiusBeside(controls: number, px: number): number {
  return Math.round(((controls * px) / usual.sm) * 10) / 10;
}

/** Declarations of the tokens that a look changes. */
export function styleDeclarations({ radius, font }: ThemeStyle): string[] {
  return [
    ...(radius === undefined
      ? []
      : Object.entries(usual).map(([name, px]) => `--portico-radius-${name}:${radiusBeside(radius, px)}px`)),
    ...(font === undefined ? [] : [`--portico-font-sans:${font}`]),
  ];
}
