/** Whether a text is a URL that browsers open. The server knows the hosts that may speak plain HTTP, and refuses others. */
export const isWebUrl = (text: string): boolean => /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '');
