/**
 * Fetches a picture given by URL once, re-encodes it and serves it from this server, so that pages that show it send no
 * requests to third parties.
 */
import { getOutgoing } from '#server/integrations/outgoing/get-outgoing.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { CallContext } from '#server/context.ts';
import { countPicture, storePictureUnaudited, storePicture } from './store-picture.ts';

/** In milliseconds. */
const longestFetch = 5000;

function isOurs({ config }: Services, address: string): boolean {
  const prefix = `${config.baseUrl}/images/`;
  return address.startsWith(prefix) && /^[0-9a-f]{64}$/.test(address.slice(prefix.length));
}

/**
 * @param address as given by the user; a URL of this server is kept
 * @returns the URL among this server's images
 * @throws Refusal `picture-unreachable`, and as `storePicture`
 */
export async function adoptPicture(context: CallContext, address: string): Promise<string> {
  const { services } = context;
  if (isOurs(services, address)) return address;
  await countPicture(services, context.caller.userId);
  return await storePicture(context, await fetchPicture(services, address));
}

/**
 * Copies the logo of an account, which may also be a data URL. It counts as a picture of the user who saves it.
 * @throws Refusal `picture-unreachable`, and as `storePictureUnaudited`
 */
export async function adoptLogo(context: CallContext, logo: string): Promise<string> {
  const { services, caller } = context;
  if (isOurs(services, logo)) return logo;
  await countPicture(services, caller.userId);
  return await storePictureUnaudited(
    context,
    caller.userId,
    fileOf(logo) ?? (await fetchPicture(services, logo)),
    'logo',
  );
}

/** Decodes a data URL (RFC 2397, base64). */
function fileOf(address: string): Buffer | undefined {
  if (!address.startsWith('data:')) return undefined;
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** @throws Refusal `picture-unreachable` */
export async function fetchPicture({ config, log }: Services, url: string): Promise<Buffer> {
  // a development server has its pictures on the same machine
  const allowPrivate = config.mode === 'development';
  try {
    return await getOutgoing({ url, timeout: longestFetch, longest: config.limits.pictureBytes, allowPrivate });
  } catch (cause) {
    // the same error for every cause: the response must not disclose what is in our network
    log.info({ reason: cause instanceof Error ? cause.message : String(cause) }, 'failed to fetch an image');
    throw new Refusal('picture-unreachable', { cause });
  }
}
