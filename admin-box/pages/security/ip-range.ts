/** IP addresses and ranges as typed. The server checks them again. */

/** As many as one call takes. */
export const mostLines = 5000;

const ipv6 = /^[\da-f:]+(?:\d{1,3}(?:\.\d{1,3}){3})?$/i;

/** Four decimal numbers without leading zeros, which some readers take for octal. */
function isIPv4(address: string): boolean {
  const bytes = address.split('.');
  return bytes.length === 4 && bytes.every((byte) => /^(?:0|[1-9]\d{0,2})$/.test(byte) && Number(byte) <= 255);
}

/** An IPv4 or IPv6 address, or a range of either in CIDR notation that does not hold every address. */
export function isIpRange(text: string): boolean {
  const [address = '', bits, ...more] = text.trim().split('/');
  if (more.length > 0 || (bits !== undefined && !/^[1-9]\d{0,2}$/.test(bits))) return false;
  if (isIPv4(address)) return Number(bits ?? 32) <= 32;
  return (
    address.includes(':') && ipv6.test(address) && URL.canParse(`http://[${address}]/`) && Number(bits ?? 128) <= 128
  );
}

export interface IpLine {
  ip: string;
  description?: string;
}

export interface ReadLines {
  entries: IpLine[];
  /** Lines without an address or range, as typed, by their number from 1. */
  wrong: { line: number; text: string }[];
}

const unquoted = (text: string): string => text.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"');

/** Reads one entry per line: an address or range, then a description after a comma, semicolon, tab or space. */
export function readIpLines(text: string): ReadLines {
  const read: ReadLines = { entries: [], wrong: [] };
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    if (whole.trim() === '') continue;
    const entry = whole.trim();
    const end = entry.search(/[\s,;]/);
    const [first, rest] = end < 0 ? [entry, ''] : [entry.slice(0, end), entry.slice(end).replace(/^[\s,;]+/, '')];
    const [ip, description] = [unquoted(first), unquoted(rest).slice(0, 200)];
    if (isIpRange(ip)) read.entries.push({ ip, ...(description && { description }) });
    // a table may begin with the names of its columns
    else if (index > 0 || !/^ip\b/i.test(ip)) read.wrong.push({ line: index + 1, text: whole.trim().slice(0, 80) });
  }
  return read;
}
