import type { Impersonator } from './db/schema.ts';

/** Who asks, as far as the wire tells. Goes into audits, limits and sessions. */
export interface RequestMetadata {
  ip: string;
  userAgent: string | null;
  traceId: string;
  /** Language of the page or browser that asks, as a BCP 47 tag that is ours. */
  locale?: string | undefined;
  /** Who acts for the person that the call is made by: every audit names them. */
  impersonator?: Impersonator | undefined;
  /** The API token of a machine that calls: every audit names it. */
  apiToken?: { id: string; description: string } | undefined;
}
