/** IP addresses and ranges as typed. The server checks them again. */
import { readLines } from './list-lines.ts';
import type { ReadLines } from './list-lines.ts';

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

/** Why a line can't be added. `every`: a range of all addresses. `twice`: the same text is in an earlier line. */
export type WrongIp = 'invalid' | 'every' | 'twice';

/** What is wrong with an address that `isIpRange` does not take. */
function reasonOf(ip: string): 'invalid' | 'every' {
  const [address, bits] = ip.split('/');
  return bits !== undefined && /^0+$/.test(bits) && isIpRange(address ?? '') ? 'every' : 'invalid';
}

/** Reads one entry per line: an address or range, then a description after a comma, semicolon, tab or space. */
export function readIpLines(file: string): ReadLines<IpLine, WrongIp> {
  return readLines<IpLine, 'invalid' | 'every'>(file, /^ip\b/i, (ip, rest) => {
    if (!isIpRange(ip)) return { reason: reasonOf(ip) };
    const description = rest.slice(0, 200);
    return { entry: { ip, ...(description && { description }) }, key: ip.toLowerCase() };
  });
}
