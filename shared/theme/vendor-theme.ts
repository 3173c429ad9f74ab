/** The theme in metadata, which overrides the configured one. Invalid values are omitted. */
import { isColour } from '#shared/lib/is-colour.ts';
import { styleDeclarations, readThemeStyle, type ThemeStyle } from '#shared/lib/theme-style.ts';

export interface VendorTheme extends ThemeStyle {
  /** The vendor's colour; every accent tone is derived from it. */
  brand?: string;
  mode?: 'light' | 'dark' | 'auto';
}

type Json = Record<string, unknown>;

const modes: readonly unknown[] = ['light', 'dark', 'auto'];
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const inner = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

function readColour(settings: Json): string | undefined {
  const primary = inner(settings['palette'], 'primary');
  const found = [settings['brand'], inner(primary, 'main'), primary].find((value) => typeof value === 'string');
  return typeof found === 'string' && isColour(found) ? found.trim() : undefined;
}

function readSettings(settings: unknown): VendorTheme {
  if (!isObject(settings)) return {};
  const mode = settings['mode'] ?? inner(settings['palette'], 'mode');
  const brand = readColour(settings);
  return {
    ...(brand !== undefined && { brand }),
    ...(modes.includes(mode) && { mode: mode as VendorTheme['mode'] }),
    ...readThemeStyle(settings),
  };
}

/** @param metadata of the portal: `themeV2`, and `themeV2.adminPortal` over it; `palette.primary.main` is read as the brand */
export function readVendorTheme(metadata: unknown): VendorTheme {
  const theme = inner(metadata, 'themeV2');
  return { ...readSettings(theme), ...readSettings(inner(theme, 'adminPortal')) };
}

function declarationsOf({ brand, ...style }: VendorTheme): string[] {
  return [...(brand === undefined ? [] : [`--portico-brand:${brand}`]), ...styleDeclarations(style)];
}

/** The one rule of a theme; `''` where it changes nothing. The mode is the host's attribute. */
export function vendorThemeRule(theme: VendorTheme): string {
  const declarations = declarationsOf(theme);
  return declarations.length === 0 ? '' : `:host{${declarations.map((each) => `${each} !important`).join(';')}}`;
}
