/** Clients of the contract prefix every path with /frontegg, and twice if their base URL has it too. */
export function withoutPrefix(url: string): string {
  return url.replace(/^(?:\/frontegg)+(?=[/?]|$)/, '') || '/';
}
