/** What of the account settings was changed: only that is sent. */
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';

const settingFields = [
  'name',
  'address',
  'logo',
  'applicationUrl',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
] as const;
export type SettingField = (typeof settingFields)[number];
export type SettingValues = Record<SettingField, string>;

export function valuesOf(settings: AccountSettings): SettingValues {
  const {
    name,
    address = '',
    logo = '',
    applicationUrl = '',
    timezone = '',
    dateFormat = '',
    timeFormat = '',
    currency = '',
  } = settings;
  return { name, address, logo, applicationUrl, timezone, dateFormat, timeFormat, currency };
}

/** Spaces round a text are no change; an emptied setting is `null`. */
export function changesOf(before: SettingValues, after: SettingValues): Partial<Record<SettingField, string | null>> {
  const changed = settingFields.filter((field) => before[field].trim() !== after[field].trim());
  return Object.fromEntries(changed.map((field) => [field, after[field].trim() || null]));
}

/** Date and time formats, the default first. */
export const dateFormats = ['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD', 'DD.MM.YYYY'] as const;
export const timeFormats = ['HH:mm', 'hh:mm a'] as const;

const two = (part: number): string => String(part).padStart(2, '0');

/** Formats an example for the format selects. */
export function exampleOf(format: string, at: Date): string {
  const hours = at.getHours();
  const parts: Readonly<Record<string, string>> = {
    YYYY: String(at.getFullYear()),
    MM: two(at.getMonth() + 1),
    DD: two(at.getDate()),
    HH: two(hours),
    hh: two(hours % 12 || 12),
    mm: two(at.getMinutes()),
    a: hours < 12 ? 'am' : 'pm',
  };
  return format.replace(/YYYY|MM|DD|HH|hh|mm|a/g, (part) => parts[part] ?? part);
}
