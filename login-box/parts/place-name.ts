import type { HostedPage, StepData } from '#shared/contract/sign-in/hosted-page.ts';

/** Names where the browser goes next: the host of another site, else the vendor's product. */
export function placeName({ redirectTo }: Readonly<StepData>, page: HostedPage): string {
  return redirectTo || page.vendor.name;
}
