import type { Impersonator } from './db/schema.ts';

/** Client metadata of a request. Recorded in audits, limits and sessions. */
export interface RequestMetadata {
  ip: string;
  userAgent: string | null;
  traceId: string;
  /** Language of the requesting page or browser, as a supported BCP 47 tag. */
  locale?: string | undefined;
  /** The impersonator of the calling user: recorded in every audit. */
  impersonator?: Impersonator | undefined;
  /** The API token of a calling machine: recorded in every audit. */
  apiToken?: { id: string; description: string } | undefined;
}
