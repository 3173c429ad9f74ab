import Bowser from 'bowser';

/** Product token of a program that is no browser, such as `curl`: one word, so that it can carry no message and no link. */
const productToken = /^[a-z][a-z0-9]{0,19}$/i;

const knownNames = new Set([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)]);

/** "Chrome on Linux", to recognize a device by; of what a request may claim freely, only a single word is kept. */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name]
    .filter((name) => name && (knownNames.has(name) || productToken.test(name)))
    .join(' on ');
}
