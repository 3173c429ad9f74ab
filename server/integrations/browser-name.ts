import Bowser from 'bowser';

/** "Chrome on Linux", to recognize a device by. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ');
}
