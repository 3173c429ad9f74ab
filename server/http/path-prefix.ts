/** Clients of the contract put /frontegg before every path, and twice where their base address has it too. */
export function withoutPrefix(url: string): string {
  return url.replace(/^(?:\/frontegg)+(?=[/?]|$)/, '') || '/';
}
