/**
 * Validates the values of a theme when they are stored: values that the pages would ignore are refused with path and
 * rule.
 */
import { isColour, longestColour } from '#shared/lib/is-colour.ts';
import { isFontList, largestRadius, longestFontList } from '#shared/lib/theme-style.ts';

export interface ThemeFault {
  /** Slash-joined path, as of `POST /metadata/admin-box`. */
  field: string;
  rule: string;
}

interface Rule {
  path: string;
  holds(value: unknown): boolean;
  rule: string;
}

const color = {
  holds: (value: unknown) => typeof value === 'string' && isColour(value),
  rule: `must be a color of at most ${longestColour} characters: #rrggbb, a name, or rgb(), hsl(), oklch(), oklab()`,
};
const mode = {
  holds: (value: unknown) => ['light', 'dark', 'auto'].includes(value as string),
  rule: 'must be light, dark or auto',
};

const rules: readonly Rule[] = [
  { path: 'brand', ...color },
  { path: 'palette/primary/main', ...color },
  { path: 'palette/primary', holds: (value) => typeof value === 'object' || color.holds(value), rule: color.rule },
  { path: 'palette/mode', ...mode },
  { path: 'mode', ...mode },
  {
    path: 'radius',
    holds: (value) => typeof value === 'number' && value >= 0 && value <= largestRadius,
    rule: `must be a number from 0 to ${largestRadius}`,
  },
  {
    path: 'font',
    holds: (value) => typeof value === 'string' && isFontList(value),
    rule: `must be font names separated by commas, at most ${longestFontList} characters`,
  },
];

/** The theme sections: the common one, and the overrides of single parts. */
const sections = ['themeV2', 'themeV2/loginBox', 'themeV2/adminPortal'];

const valueAt = (settings: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
          ? (inner as Record<string, unknown>)[key]
          : undefined,
      settings,
    );

/**
 * Lists the values of a theme that no page would use.
 *
 * @param settings metadata of the portal
 * @param before the same before a change: existing values are not reported
 */
export function themeFaults(settings: unknown, before: unknown = {}): ThemeFault[] {
  const fields = sections.flatMap((section) =>
    rules.map(({ path, ...rest }) => ({ field: `${section}/${path}`, ...rest })),
  );
  return fields.flatMap(({ field, holds, rule }) => {
    const value = valueAt(settings, field);
    const wrong =
      value !== undefined &&
      value !== null &&
      !holds(value) &&
      JSON.stringify(value) !== JSON.stringify(valueAt(before, field));
    return wrong ? [{ field, rule }] : [];
  });
}

/** In characters: enough for a sentence in any language or a small embedded picture. */
export const longestSetting = 10_000;

/** Whether every text in a JSON value, including property names, is within `longestSetting`. */
export function textsAreBounded(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= longestSetting;
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => textsAreBounded(key) && textsAreBounded(inner));
}
