/** The login box's look: that of the configuration, and what its metadata says over it. */
import { isColour } from '#shared/lib/is-colour.ts';
import type { Config } from '#server/config.ts';

type Theme = Config['theme'];

const modes: readonly unknown[] = ['light', 'dark', 'auto'] satisfies Theme['mode'][];

function inner(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** Whatever is not plainly a value of its kind is left out: the colour goes into style sheets as it is. */
function readTheme(settings: unknown): Partial<Theme> {
  const palette = inner(settings, 'palette');
  const brand = [inner(settings, 'brand'), inner(inner(palette, 'primary'), 'main'), inner(palette, 'primary')].find((value) => typeof value === 'string');
  const mode = inner(settings, 'mode') ?? inner(palette, 'mode');
  return {
    ...(typeof brand === 'string' && isColour(brand) && { brand: brand.trim() }),
    ...(modes.includes(mode) && { mode: mode as Theme['mode'] }),
  };
}

/** `themeV2` of the admin-box metadata, and `themeV2.loginBox` over it. Tenants' own metadata is known only after sign-in. */
export function boxTheme({ theme, metadata }: Pick<Config, 'theme' | 'metadata'>): Theme {
  const themeV2 = inner(metadata.adminBox, 'themeV2');
  return { ...theme, ...readTheme(themeV2), ...readTheme(inner(themeV2, 'loginBox')) };
}
