/** A picture that is named by its address is fetched once, drawn anew and served from here: a page that shows it tells nobody else. */
import { getOutside } from '#server/integrations/outgoing/get-outside.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';
import { countPicture, keepPicture, storePicture } from './store-picture.ts';

/** Milliseconds. */
const longestFetch = 5000;

function isOurs({ config }: Services, address: string): boolean {
  const prefix = `${config.baseUrl}/images/`;
  return address.startsWith(prefix) && /^[0-9a-f]{64}$/.test(address.slice(prefix.length));
}

/**
 * @param address as the person gives it; one of ours stays as it is
 * @returns the address below our own images
 * @throws Refusal `picture-unreachable`, and as `storePicture`
 */
export async function adoptPicture(context: CallContext, address: string): Promise<string> {
  const { services } = context;
  if (isOurs(services, address)) return address;
  await countPicture(services, context.caller.userId);
  return await storePicture(context, await fetchPicture(services, address));
}

/**
 * The same for the logo of an account, which may be a data URL too. It counts as a picture of the person who saves it.
 * @throws Refusal `picture-unreachable`, and as `keepPicture`
 */
export async function adoptLogo(context: CallContext, logo: string): Promise<string> {
  const { services, caller } = context;
  if (isOurs(services, logo)) return logo;
  await countPicture(services, caller.userId);
  return await keepPicture(context, caller.userId, fileOf(logo) ?? (await fetchPicture(services, logo)), 'logo');
}

/** What a data URL holds (RFC 2397, in base64). */
function fileOf(address: string): Buffer | undefined {
  if (!address.startsWith('data:')) return undefined;
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** @throws Refusal `picture-unreachable` */
export async function fetchPicture({ config, log }: Services, url: string): Promise<Buffer> {
  // a development server has its pictures beside it
  const allowPrivate = config.mode === 'development';
  try {
    return await getOutside({ url, timeout: longestFetch, longest: config.limits.pictureBytes, allowPrivate });
  } catch (cause) {
    // one sentence for whatever went wrong: the answer must not tell what lies in our network
    log.info({ reason: cause instanceof Error ? cause.message : String(cause) }, 'failed to fetch an image');
    throw new Refusal('picture-unreachable', { cause });
  }
}
