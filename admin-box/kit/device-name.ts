/**
 * Names the browser and system of a session from its user agent. No library: four browser families and five systems
 * cover nearly all sessions.
 */

export interface DeviceName {
  /** As its maker writes it; absent where it is none of the known. */
  browser?: string;
  system?: string;
  isPhone: boolean;
}

/** The first that fits holds: most browsers also name those that they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/^(?=.*\bVersion\/\d).*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstOf = (list: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

export function deviceName(userAgent = ''): DeviceName {
  const browser = firstOf(browsers, userAgent);
  const system = firstOf(systems, userAgent);
  return {
    ...(browser && { browser }),
    ...(system && { system }),
    isPhone: /\bMobile\b|\biPhone\b|\biPad\b|\bAndroid\b/.test(userAgent),
  };
}
