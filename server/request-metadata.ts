import type { Impersonator } from './db/schema.ts';
import type { CallAddress } from './lib/call-address.ts';

/** Client metadata of a request. Recorded in audits, limits and sessions. */
export interface RequestMetadata extends CallAddress {
  userAgent: string | null;
  traceId: string;
  /** Seconds since the user's last input, as the page reports it; absent: the call itself is activity. */
  idleSeconds?: number | undefined;
  /** Language of the requesting page or browser, as a supported BCP 47 tag. */
  locale?: string | undefined;
  /** The impersonator of the calling user: recorded in every audit. */
  impersonator?: Impersonator | undefined;
  /** The API token of a calling machine: recorded in every audit. */
  apiToken?: { id: string; description: string } | undefined;
  /** The setup link of a calling guest: recorded in every audit. */
  setupLink?: { id: string; createdBy: string; recipient: string | null } | undefined;
}
