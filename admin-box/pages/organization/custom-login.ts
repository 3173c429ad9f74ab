/** The account's theme of the login box, as stored in the portal's metadata. */
import { isColour } from '#shared/lib/is-colour.ts';

export interface LoginValues {
  /** '' where the vendor's holds. */
  brand: string;
  mode: '' | 'light' | 'dark' | 'auto';
  loginUrl: string;
  /** The stored values, valid or not. */
  stored: { brand: unknown; mode: unknown };
}

const modes = ['light', 'dark', 'auto'] as const;

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

export function readLoginTheme(metadata: unknown): Pick<LoginValues, 'brand' | 'mode' | 'stored'> {
  const theme = inner(inner(metadata, 'themeV2'), 'loginBox');
  const [brand, mode] = [inner(theme, 'brand'), inner(theme, 'mode')];
  return {
    brand: typeof brand === 'string' && isColour(brand) ? brand : '',
    mode: modes.find((each) => each === mode) ?? '',
    stored: { brand, mode },
  };
}

/** `asRead` is the value that was read; the server rejects the change if another user has changed it since. */
export interface ThemeAction {
  type: string;
  payload: string | null;
  asRead: unknown;
}

/** One action for each part that was changed. */
export function themeActions(before: LoginValues, after: Pick<LoginValues, 'brand' | 'mode'>): ThemeAction[] {
  const changed = (['brand', 'mode'] as const).filter((field) => before[field] !== after[field].trim());
  return changed.map((field) => ({
    type: `themeV2/loginBox/${field}`,
    payload: after[field].trim() || null,
    asRead: before.stored[field] ?? null,
  }));
}

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());
