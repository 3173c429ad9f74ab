/** Settings of an SSO connection, read from the metadata of its identity provider: a document, or its URL. */
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { maxCertificates, readCertificates, splitCertificates } from '#server/integrations/saml/certificates.ts';
import { createOutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { failureReason, isTimeout } from '#server/integrations/outgoing/failure-reason.ts';
import { isListed } from '#server/integrations/outgoing/outgoing-target.ts';
import { OutgoingRefused } from '#server/integrations/outgoing/post-outgoing.ts';
import { readIdpMetadata } from '#server/integrations/saml/read-metadata.ts';
import { longestMetadata } from '#server/integrations/saml/xml.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { changeConnection, createConnection, readConnection } from './connections.ts';
import type { KnownProvider } from './settings.ts';

/** Milliseconds for all of a reading, redirects included. */
const timeout = 15_000;
const mostRedirects = 3;
/** Certificates in metadata, of which those that expired do not count for the connection. */
const mostPublished = 100;

/**
 * Reads metadata that a caller sent. Not inside a transaction: the limit takes a connection of its own, and others would wait
 * for a lock while a document is parsed.
 * @throws Refusal `invalid-request` that says what is wrong with the document, `too-many-requests`
 */
export async function readMetadata(context: CallContext, xml: string): Promise<KnownProvider> {
  await limitReading(context);
  return readProvider(context.services, 'metadata', xml);
}

/** @throws Refusal as above, and those of `createConnection` */
export async function createFromMetadata(context: CallContext, xml: string): Promise<SsoConfig> {
  return await createConnection(context, {}, await readMetadata(context, xml));
}

/** @throws Refusal as above, and `sso-connection-not-found` */
export async function changeByMetadata(context: CallContext, id: string, xml: string): Promise<SsoConfig> {
  return await changeConnection(context, id, {}, await readMetadata(context, xml));
}

/** @throws Refusal as above, and `sso-metadata-unreachable` */
export async function createFromMetadataUrl(context: CallContext, url: string): Promise<SsoConfig> {
  await limitReading(context);
  return await createConnection(context, {}, await fetchProvider(context.services, url));
}

/** @throws Refusal as above */
export async function changeByMetadataUrl(context: CallContext, id: string, url: string): Promise<SsoConfig> {
  // nothing is called for a connection that is not the caller's
  await readConnection(context, id);
  await limitReading(context);
  return await changeConnection(context, id, {}, await fetchProvider(context.services, url));
}

/** Documents are parsed in the process that serves everybody. */
async function limitReading({ services, caller }: CallContext): Promise<void> {
  await services.limits.consume('sso-metadata', caller.tenantId, services.config.limits.ssoMetadata);
}

/** Certificates that cannot be used are left out: providers list old ones for a while, and keys of other kinds. */
function readProvider({ clock }: Pick<Services, 'clock'>, field: string, xml: string): KnownProvider {
  const refuse = (rule: string): never => {
    throw invalidField(field, rule);
  };
  const now = clock();
  const read = readIdpMetadata(xml, now);
  if ('fault' in read) return refuse(read.fault);
  const published = [...new Set(read.certificates)];
  if (published.length > mostPublished) return refuse(`has more than ${mostPublished} certificates`);
  const certificates = published.map((each) => readCertificates(each, now));
  const good = new Set(certificates.flatMap((each) => ('pem' in each ? splitCertificates(each.pem) : [])));
  if (good.size > maxCertificates) return refuse(`has more than ${maxCertificates} certificates that are valid now`);
  if (good.size === 0) {
    const fault = certificates.find((each) => 'fault' in each);
    return refuse(`its certificate ${fault && 'fault' in fault ? fault.fault : 'is missing'}`);
  }
  const { entityId, ssoEndpoint, sloEndpoint } = read;
  return { entityId, ssoEndpoint, sloEndpoint, certificates: [...good].join('\n') };
}

/**
 * Reads the metadata behind a URL that an admin entered, or one that is read again.
 * @param isSecure keys are taken without anybody who looks at them: over HTTPS, or from hosts that the operator lists
 */
export async function fetchProvider(
  services: Services,
  url: string,
  { isSecure = false }: { isSecure?: boolean } = {},
): Promise<KnownProvider & { metadataUrl: string }> {
  const xml = await fetchMetadata(services, url, isSecure);
  return { ...readProvider(services, 'url', xml), metadataUrl: url };
}

async function fetchMetadata({ config, log }: Services, url: string, isSecure: boolean): Promise<string> {
  const get = createOutgoingFetch({ allow: config.outgoing.allow, timeout, longest: longestMetadata });
  const signal = AbortSignal.timeout(timeout);
  let [next, hops] = [new URL(url), 0];
  try {
    for (; hops <= mostRedirects; hops++) {
      if (isSecure && !isTrusted(next, config.outgoing.allow)) throw new OutgoingRefused('is not read over HTTPS');
      const answer = await get(next.href, {
        headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
        signal,
      });
      const location = answer.headers.get('location');
      if (answer.status === 200) return await answer.text();
      if (answer.status < 300 || answer.status > 399 || location === null)
        throw new OutgoingRefused(`the answer has the status ${answer.status}`);
      // each is judged by the rules of outgoing calls again
      next = new URL(location, next);
    }
    throw new OutgoingRefused('there is no answer without a redirect');
  } catch (error) {
    log.info({ err: error }, 'failed to read the metadata of an identity provider');
    const reason = reasonOf(error);
    const rule = hops === 0 ? reason : `after ${hops} ${hops === 1 ? 'redirect' : 'redirects'}, ${reason}`;
    throw new Refusal('sso-metadata-unreachable', { context: { fields: [{ field: 'url', rule }] }, cause: error });
  }
}

/** For admins. Nothing of a private network is told: it is refused before anything there is called. */
function reasonOf(error: unknown): string {
  if (error instanceof OutgoingRefused) return error.message;
  if (isTimeout(error)) return `there is no answer within ${timeout / 1000} s`;
  const code = failureReason(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the name of the host is not found';
  return /^[A-Z][A-Z0-9_]*$/.test(code) ? `the call fails (${code})` : 'the call fails';
}

function isTrusted({ protocol, hostname, port }: URL, allow: readonly string[]): boolean {
  return protocol === 'https:' || isListed(allow, hostname.replace(/^\[|\]$/g, ''), Number(port || 80));
}
