import type { HostedPage, StepData } from '#shared/contract/hosted-page.ts';

/** What to call the place the browser goes to next: its host where it is another site, else the vendor's product. */
export function placeName({ redirectTo }: Readonly<StepData>, page: HostedPage): string {
  return redirectTo || page.vendor.name;
}
