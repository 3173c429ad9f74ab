/** Whether a text is an address of the web. */
export function isWebAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');
}
