/** `npm run signing-keys`: lists the keys that sign tokens, and withdraws a compromised one. */
import { StartError } from '#server/lib/start-error.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { createSigningKeys, signingLifetimes, type SigningKeys } from '#server/tokens/signing-keys.ts';
import { readCommand, type CommandInput } from './open-installation.ts';
import { withServices } from './with-services.ts';

const usage = 'Usage: npm run signing-keys, or npm run signing-keys -- withdraw KID [--data-dir DIR] [--config FILE]';

/** Not a request: the command runs on the operator's own machine. */
const operator: RequestMetadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: 'signing-keys' };

/** Lists key IDs, the signing one first; with `withdraw` takes one out of use at once. */
export async function signingKeysCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  const [act, kid] = positionals;
  const known =
    (act === undefined && kid === undefined) || (act === 'withdraw' && kid !== undefined && positionals.length === 2);
  if (!known) throw new StartError('Unknown command.', usage);
  await withServices(settings, async (services) => {
    const keys = createSigningKeys({ ...services, ...signingLifetimes(settings.lifetimes) });
    if (kid !== undefined) await withdraw(keys, kid);
    const [current, ...others] = (await keys.jwks()).keys;
    input.print(
      `${kid === undefined ? '' : `Revoked ${kid}: tokens signed with it are rejected. Back ends may cache the key for up to 5 minutes.\n`}Signs: ${current?.kid ?? 'none'}${others.map((key) => `\nVerifies: ${key.kid ?? ''}`).join('')}`,
    );
  });
}

async function withdraw(keys: SigningKeys, kid: string): Promise<void> {
  if (await keys.withdraw(kid, operator)) return;
  throw new StartError(`No key ${kid} is in use.`, 'List the keys with: npm run signing-keys');
}
