/** The look that metadata asks for, over that of the configuration. Whatever is not plainly a value of its kind is left out. */
import { isColour } from '../lib/is-colour.ts';

export interface VendorTheme {
  /** The vendor's colour; every accent tone is derived from it. */
  brand?: string;
  mode?: 'light' | 'dark' | 'auto';
  /** Of controls, in px; marks, panels and dialogs follow in proportion. */
  radius?: number;
  /** A CSS font list. */
  font?: string;
}

type Json = Record<string, unknown>;

const modes: readonly unknown[] = ['light', 'dark', 'auto'];
const largestRadius = 18;
/** Names of fonts, quoted or not, and nothing else: a setting can never carry further rules into a sheet. */
const fontList = /^(?:\s*(?:"[\p{L}\p{N} _-]+"|'[\p{L}\p{N} _-]+'|[\p{L}\p{N} _-]+)\s*(?:,|$))+$/u;
const longestFontList = 300;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const inner = (value: unknown, key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);

function readColour(settings: Json): string | undefined {
  const primary = inner(settings['palette'], 'primary');
  const found = [settings['brand'], inner(primary, 'main'), primary].find((value) => typeof value === 'string');
  return typeof found === 'string' && isColour(found) ? found.trim() : undefined;
}

function readSettings(settings: unknown): VendorTheme {
  if (!isObject(settings)) return {};
  const { radius, font } = settings;
  const mode = settings['mode'] ?? inner(settings['palette'], 'mode');
  const brand = readColour(settings);
  return {
    ...(brand !== undefined && { brand }),
    ...(modes.includes(mode) && { mode: mode as VendorTheme['mode'] }),
    ...(typeof radius === 'number' && radius >= 0 && radius <= largestRadius && { radius }),
    ...(typeof font === 'string' && font.length <= longestFontList && fontList.test(font) && { font: font.trim() }),
  };
}

/** @param metadata of the portal: `themeV2`, and `themeV2.adminPortal` over it; `palette.primary.main` is read as the brand */
export function readVendorTheme(metadata: unknown): VendorTheme {
  const theme = inner(metadata, 'themeV2');
  return { ...readSettings(theme), ...readSettings(inner(theme, 'adminPortal')) };
}

/** Each radius beside that of controls, which is 6 px unless said. */
const radii = { xs: 4 / 6, sm: 1, md: 8 / 6, lg: 2, xl: 16 / 6 };

function declarationsOf({ brand, radius, font }: VendorTheme): string[] {
  return [
    ...(brand === undefined ? [] : [`--portico-brand:${brand}`]),
    ...(radius === undefined ? [] : Object.entries(radii).map(([name, factor]) => `--portico-radius-${name}:${Math.round(radius * factor * 10) / 10}px`)),
    ...(font === undefined ? [] : [`--portico-font-sans:${font}`]),
  ];
}

/** The one rule of a theme; `''` where it changes nothing. The mode is the host's attribute. */
export function vendorThemeRule(theme: VendorTheme): string {
  const declarations = declarationsOf(theme);
  return declarations.length === 0 ? '' : `:host{${declarations.map((each) => `${each} !important`).join(';')}}`;
}
