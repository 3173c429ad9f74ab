import type { HostedPage } from '#shared/contract/hosted-page.ts';

/** What to call the place the browser goes to next: its host where it is another site, else the vendor's product. */
export function placeName(facts: Readonly<Record<string, string>>, page: HostedPage): string {
  return facts['redirectTo'] || page.vendor.name;
}
