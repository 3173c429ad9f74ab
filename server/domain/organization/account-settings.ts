/** Rules of account settings: which values are valid. */

const settingNames = [
  'address',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
  'logo',
  'applicationUrl',
  'loginUrl',
] as const;
export type SettingName = (typeof settingNames)[number];

/** As sent by a form; `null` and an empty text remove a value, an absent one stays. */
export type SettingChanges = { [N in SettingName]?: string | null | undefined };

const longestAddress = 2048;
const webAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return (
    text.length <= longestAddress &&
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === ''
  );
};

/** The URL of a picture to copy, or a data URL (RFC 2397). The content is validated when it is decoded. */
const isPicture = (text: string): boolean =>
  text.startsWith('data:') ? /^data:image\/[a-z+]{1,20};base64,[A-Za-z0-9+/]/.test(text) : webAddress(text);

const isTimezone = (text: string): boolean => {
  try {
    // offsets are not time zones: they ignore daylight saving time
    return /^[A-Za-z]/.test(text) && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
};

const checks: Readonly<Record<SettingName, (text: string) => boolean>> = {
  address: () => true,
  timezone: isTimezone,
  dateFormat: (text) => /^[DMY., /-]+$/.test(text) && ['D', 'M', 'Y'].every((part) => text.includes(part)),
  timeFormat: (text) => /^[Hhmsa:. ]+$/.test(text) && /h/i.test(text) && text.includes('m'),
  currency: (text) => /^[A-Z]{3}$/.test(text),
  logo: isPicture,
  applicationUrl: webAddress,
  loginUrl: webAddress,
};

/** Names of the settings with invalid values. */
export function wrongSettings(changes: SettingChanges): SettingName[] {
  return settingNames.filter((name) => {
    const value = changes[name];
    return typeof value === 'string' && value !== '' && !checks[name](value);
  });
}

/** Settings with changes applied. */
export function withSettings(
  before: Readonly<Record<string, unknown>>,
  changes: SettingChanges,
): Record<string, unknown> {
  const after = { ...before };
  for (const name of settingNames) {
    const value = changes[name];
    if (value === undefined) continue;
    if (value === null || value === '') delete after[name];
    else after[name] = value;
  }
  return after;
}

/** The text settings, by name. */
export function readSettings(settings: Readonly<Record<string, unknown>>): { [N in SettingName]?: string } {
  return Object.fromEntries(
    settingNames.flatMap((name) => (typeof settings[name] === 'string' ? [[name, settings[name]]] : [])),
  );
}
