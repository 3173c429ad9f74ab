/** Identifies the device of a sign-in, so that users are notified of new ones. */
import type { NewSession } from '#server/db/queries/sessions/sessions.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import { placeName } from '#server/integrations/place-name.ts';
import { ipv6Network } from '#server/lib/ipv6-network.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { BaseContext } from '#server/context.ts';

/**
 * A device is a type of browser on a type of system in one network: a new browser version is the same device, the same
 * browser in another network is not. A browser that recently held a session of the user is known in every network.
 */
export function describeDevice(
  { services, requestMetadata }: BaseContext,
  { user }: { user: { id: string } },
  sameBrowser: boolean,
): NewSession['device'] {
  const browser = browserName(requestMetadata.userAgent);
  const place = placeName(services.ipLocations.find(requestMetadata.ip));
  return {
    fingerprint: services.secrets.sign('known-device', `${user.id}:${browser}:${networkOf(requestMetadata.ip)}`),
    sameBrowser,
    notice: {
      id: randomId(services.random),
      values: {
        device: browser || 'an unknown browser',
        ip: requestMetadata.ip,
        ...(place && { place }),
      },
    },
  };
}

/** Network prefix shared by a household or an office: /24, or /48 for IPv6. */
export function networkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return mapped.includes(':') ? ipv6Network(mapped, 3) : mapped.split('.').slice(0, 3).join('.');
}
