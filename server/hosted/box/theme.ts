/** The login box's look: that of the configuration, and what its metadata says over it. */
import type { BoxSettings } from '#loader/portico.types.ts';
import { isColour } from '#shared/lib/is-colour.ts';
import { lookDeclarations, radiusBeside, readLook, type ThemeLook } from '#shared/lib/theme-look.ts';
import type { Config } from '#server/config/config.ts';

type Theme = Config['theme'];

const modes: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Theme['mode'][];

function inner(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Whatever is not plainly a value of its kind is left out: it goes into style sheets as it is. */
function readTheme(settings: unknown): Partial<Theme> & ThemeLook {
  const palette = inner(settings, 'palette');
  const brand = [inner(settings, 'brand'), inner(inner(palette, 'primary'), 'main'), inner(palette, 'primary')].find(
    (value) => typeof value === 'string',
  );
  const mode = inner(settings, 'mode') ?? inner(palette, 'mode');
  return {
    ...(typeof brand === 'string' && isColour(brand) && { brand: brand.trim() }),
    ...(modes.includes(mode) && { mode: mode as Theme['mode'] }),
    ...readLook(typeof settings === 'object' ? { ...settings } : {}),
  };
}

/** What metadata says: `themeV2`, and `themeV2.loginBox` over it. */
function themeIn(adminBox: unknown): Partial<Theme> & ThemeLook {
  const themeV2 = inner(adminBox, 'themeV2');
  return { ...readTheme(themeV2), ...readTheme(inner(themeV2, 'loginBox')) };
}

/** A theme with that of some metadata over it: the vendor's, or a tenant's own. */
export function withLook({ brand, mode, look }: BoxSettings['theme'], adminBox: unknown): BoxSettings['theme'] {
  const over = themeIn(adminBox);
  const declarations = [
    ...(look === undefined ? [] : [look]),
    ...lookDeclarations(over).map((each) => `${each} !important`),
  ];
  return {
    brand: over.brand ?? brand,
    mode: over.mode ?? mode,
    ...(declarations.length > 0 && { look: declarations.join(';') }),
  };
}

/** The theme of the configuration, with what its metadata says over it. Tenants' own metadata is known only for their own pages and after sign-in. */
export function boxTheme({
  theme: { brand, mode, ...look },
  metadata,
}: Pick<Config, 'theme' | 'metadata'>): BoxSettings['theme'] {
  const own = withLook({ brand, mode }, { themeV2: look });
  return withLook(own, metadata.adminBox);
}

/** As the build has put radii and fonts into the rules of the form that the loader paints. */
const paintedRadius = /border-radius:(\d+)px/g;
const paintedFont = /(--\d+:)[^;}]*sans-serif[^;}]*/;

/** The rules of the form that the loader paints, by those it was built with; nothing where the look is the usual one. */
export function paintedLook(
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
