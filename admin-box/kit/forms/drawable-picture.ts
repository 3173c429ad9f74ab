/**
 * Which pictures a form previews while a URL is typed: the server copies a picture when it is saved, and pages load no
 * other hosts.
 */

/**
 * @param saved the initial value of the form
 * @returns the picture that can be previewed; `null` for a URL that is not saved yet
 */
export function drawablePicture(value: string, saved: string): string | null {
  const known = value === saved || value.startsWith('data:') || /\/images\/[0-9a-f]{64}$/.test(value);
  return known && value !== '' ? value : null;
}
