/** A picture that a person names by its address is fetched once, drawn anew and served from here: whoever looks at it tells nobody else. */
import { getOutside } from '#server/integrations/outgoing/get-outside.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';
import { countPicture, storePicture } from './store-picture.ts';

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
export async function adoptPicture(
  services: Services,
  caller: Caller,
  address: string,
  facts: RequestFacts,
): Promise<string> {
  if (isOurs(services, address)) return address;
  await countPicture(services, caller.userId);
  return await storePicture(services, caller, await fetchPicture(services, address), facts);
}

async function fetchPicture({ config, log }: Services, url: string): Promise<Buffer> {
  // a development server has its pictures beside it
  const allowPrivate = config.mode === 'development';
  try {
    return await getOutside({ url, timeout: longestFetch, longest: config.limits.pictureBytes, allowPrivate });
  } catch (cause) {
    // one sentence for whatever went wrong: the answer must not tell what lies in our network
    log.info({ reason: cause instanceof Error ? cause.message : String(cause) }, 'a picture could not be fetched');
    throw new Refusal('picture-unreachable', { cause });
  }
}
