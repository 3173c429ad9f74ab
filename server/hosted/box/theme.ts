/** The login box's theme: the configured one, overridden by metadata. */
import type { BoxSettings } from '#loader/portico.types.ts';
import { isColour } from '#shared/lib/is-colour.ts';
import { styleDeclarations, radiusBeside, readThemeStyle, type ThemeStyle } from '#shared/lib/theme-style.ts';
import type { Config } from '#server/config/config.ts';

type Theme = Config['theme'];

const modes: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Theme['mode'][];

function inner(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Invalid values are ignored, since values are inserted into style sheets unescaped. */
function readTheme(settings: unknown): Partial<Theme> & ThemeStyle {
  const palette = inner(settings, 'palette');
  const brand = [inner(settings, 'brand'), inner(inner(palette, 'primary'), 'main'), inner(palette, 'primary')].find(
    (value) => typeof value === 'string',
  );
  const mode = inner(settings, 'mode') ?? inner(palette, 'mode');
  return {
    ...(typeof brand === 'string' && isColour(brand) && { brand: brand.trim() }),
    ...(modes.includes(mode) && { mode: mode as Theme['mode'] }),
    ...readThemeStyle(typeof settings === 'object' ? { ...settings } : {}),
  };
}

/** The theme in metadata: `themeV2`, overridden by `themeV2.loginBox`. */
function themeIn(adminBox: unknown): Partial<Theme> & ThemeStyle {
  const themeV2 = inner(adminBox, 'themeV2');
  return { ...readTheme(themeV2), ...readTheme(inner(themeV2, 'loginBox')) };
}

/** A theme overridden by that of metadata: the vendor's, or a tenant's own. */
export function withThemeStyle(
  { brand, mode, declarations }: BoxSettings['theme'],
  adminBox: unknown,
): BoxSettings['theme'] {
  const over = themeIn(adminBox);
  const all = [
    ...(declarations === undefined ? [] : [declarations]),
    ...styleDeclarations(over).map((each) => `${each} !important`),
  ];
  return {
    brand: over.brand ?? brand,
    mode: over.mode ?? mode,
    ...(all.length > 0 && { declarations: all.join(';') }),
  };
}

/**
 * The configured theme, overridden by the vendor's metadata. Tenants' own metadata is applied only on their own pages
 * and after sign-in.
 */
export function boxTheme({
  theme: { brand, mode, ...style },
  metadata,
}: Pick<Config, 'theme' | 'metadata'>): BoxSettings['theme'] {
  const own = withThemeStyle({ brand, mode }, { themeV2: style });
  return withThemeStyle(own, metadata.adminBox);
}

/** Matches radii in the build's rules of the prerendered form. */
const paintedRadius = /border-radius:(\d+)px/g;
const paintedFont = /(--\d+:)[^;}]*sans-serif[^;}]*/;

/** The rules of the prerendered form, adapted from those of the build; empty for the default theme. */
export function paintedThemeRules(
  { theme, metadata }: Pick<Config, 'theme' | 'metadata'>,
  css: string,
): Record<string, string> {
  const { radius, font } = { ...theme, ...themeIn(metadata.adminBox) };
  const rounded =
    radius === undefined
      ? css
      : css.replace(paintedRadius, (_, px: string) => `border-radius:${radiusBeside(radius, Number(px))}px`);
  const written = font === undefined ? rounded : rounded.replace(paintedFont, (_, name: string) => `${name}${font}`);
  return written === css ? {} : { [css]: written };
}
