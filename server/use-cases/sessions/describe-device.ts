/** What somebody signs in with, so that a sign-in with something else is told. */
import type { NewSession } from '#server/db/queries/sessions/sessions.ts';
import { browserName } from '#server/integrations/browser-name.ts';
import { ipv6Network } from '#server/lib/ipv6-network.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { BaseContext } from '#server/context.ts';

/**
 * A device is a kind of browser on a kind of system in one network: a new version of a browser is no new device, the same
 * browser elsewhere is. One that held a session of the person a moment ago is known wherever it is.
 */
export function describeDevice(
  { services, requestMetadata }: BaseContext,
  { user }: { user: { id: string } },
  sameBrowser: boolean,
): NewSession['device'] {
  const browser = browserName(requestMetadata.userAgent);
  const place = services.ipLocations.find(requestMetadata.ip);
  const whereabouts = [place?.city, place?.countryName].filter(Boolean).join(', ');
  return {
    fingerprint: services.secrets.sign('known-device', `${user.id}:${browser}:${networkOf(requestMetadata.ip)}`),
    sameBrowser,
    notice: {
      id: randomId(services.random),
      values: {
        device: browser || 'an unknown browser',
        ip: requestMetadata.ip,
        ...(whereabouts && { place: whereabouts }),
      },
    },
  };
}

/** The part of an address that a household or an office shares: /24, or /48 of IPv6. */
export function networkOf(ip: string): string {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return mapped.includes(':') ? ipv6Network(mapped, 3) : mapped.split('.').slice(0, 3).join('.');
}
