/** What of the login's look an account has chosen, as it stands in the metadata of the portal. */
import { isColour } from '../../../shared/lib/is-colour.ts';

export interface LoginValues {
  /** '' where the vendor's holds. */
  brand: string;
  mode: '' | 'light' | 'dark' | 'auto';
  loginUrl: string;
}

const modes = ['light', 'dark', 'auto'] as const;

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;

export function readLoginLook(metadata: unknown): Pick<LoginValues, 'brand' | 'mode'> {
  const look = inner(inner(metadata, 'themeV2'), 'loginBox');
  const [brand, mode] = [inner(look, 'brand'), inner(look, 'mode')];
  return { brand: typeof brand === 'string' && isColour(brand) ? brand : '', mode: modes.find((each) => each === mode) ?? '' };
}

/** One action for each part that was changed. */
export function lookActions(before: LoginValues, after: LoginValues): { type: string; payload: string | null }[] {
  const changed = (['brand', 'mode'] as const).filter((field) => before[field] !== after[field].trim());
  return changed.map((field) => ({ type: `themeV2/loginBox/${field}`, payload: after[field].trim() || null }));
}

export const isHexColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text.trim());
