/**
 * Codes of an authenticator app (TOTP, RFC 6238): six digits, 30-second steps, one step of clock drift either way, each
 * step accepted once.
 */
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import {
  confirmFactor,
  findFactor,
  findPendingFactor,
  listFactors,
  replacePendingFactor,
  useTimeStep,
  type FactorRow,
} from '#server/db/queries/mfa/factors.ts';
import { drawQrPicture } from '#server/integrations/qr-picture.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import { readTypedCode } from '#server/lib/typed-code.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import { recordFactorAdded, requireRoom } from './change-factors.ts';
import type { FactorChange } from './factor-change.ts';
import { countFactorTries } from './limit-factor-attempts.ts';
import type { FactorOwner } from './factor-challenges.ts';

const period = 30;
const purpose = 'authenticator';

export interface StartedAuthenticator {
  /** Secret for manual entry, in groups of four characters. */
  secret: string;
  /** `otpauth://` URI, encoded in the QR code. */
  uri: string;
  /** The QR code as an SVG path, with dark modules in row order, and its side length in modules. */
  qr: { path: string; size: number };
}

/**
 * Starts an enrollment. The factor becomes active once one of its codes has been verified.
 * @returns `qrCode` is the same image as a PNG, for API clients
 */
export async function startAuthenticator(
  context: AnonymousContext,
  owner: FactorOwner,
): Promise<StartedAuthenticator & { qrCode: string }> {
  const started = await begin(context, owner);
  return { ...started, qrCode: await drawQrPicture(started.qr) };
}

async function begin(context: AnonymousContext, owner: FactorOwner): Promise<StartedAuthenticator> {
  const { services, now } = context;
  const secret = services.random(20);
  await context.asUser(owner.id, async (tx) => {
    await requireRoom(tx, owner.id, 'authenticator');
    await replacePendingFactor(tx, {
      id: randomId(services.random),
      user_id: owner.id,
      kind: 'authenticator',
      wrapped_secret: services.secrets.wrap(purpose, secret),
      created_at: now,
    });
  });
  return describe(services, owner, secret);
}

/** Returns the pending enrollment, for a page that is rendered again, or starts a new one. */
export async function resumeAuthenticator(
  context: AnonymousContext,
  owner: FactorOwner,
): Promise<StartedAuthenticator> {
  const { services } = context;
  const pending = await context.asUser(owner.id, (tx, context) =>
    findPendingFactor(tx, owner.id, 'authenticator', begunAfter(context)),
  );
  return pending ? describe(services, owner, secretOf(services, pending)) : await begin(context, owner);
}

function describe(services: Services, owner: FactorOwner, secret: Buffer): StartedAuthenticator {
  const totp = totpOf(secret, { issuer: services.config.vendor.name, label: owner.email });
  const uri = totp.toString();
  return { secret: totp.secret.base32.replace(/.{4}(?=.)/g, '$& '), uri, qr: drawQrCode(uri) };
}

/** Includes the quiet zone of four modules that scanners require (ISO/IEC 18004, section 9.1). */
function drawQrCode(text: string): StartedAuthenticator['qr'] {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z`] : [])),
  );
  return { path: path.join(''), size };
}

function runFrom(row: boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}

/**
 * Completes an enrollment with a code of the new app.
 * @returns the recovery codes, if it is the user's first factor
 * @throws Refusal `factor-not-found` if none was started, `factor-code-wrong`, `second-factor-locked`
 */
export async function confirmAuthenticator(
  context: AnonymousContext,
  change: FactorChange,
  code: string,
): Promise<string[] | undefined> {
  const { now } = context;
  const { owner } = change;
  const codes = await countFactorTries(context, owner, () =>
    context.asUser(owner.id, async (tx, context) => {
      const pending = await findPendingFactor(tx, owner.id, 'authenticator', begunAfter(context));
      if (!pending) throw new Refusal('factor-not-found');
      const step = matchingStep(context, pending, code);
      if (step === undefined) throw new Refusal('factor-code-wrong');
      // the confirming code is used up and cannot sign in afterwards
      if (!(await confirmFactor(tx, pending.id, { confirmed_at: now, last_step: step })))
        throw new Refusal('factor-not-found');
      return await recordFactorAdded(context, change, pending);
    }),
  );
  context.services.wakeJobs();
  return codes;
}

/**
 * Verifies a code of an app.
 * @param id of the app; any app of the user if omitted
 * @throws Refusal `factor-not-found`, `factor-code-wrong`, `second-factor-locked`
 */
export async function verifyAuthenticatorCode(
  context: AnonymousContext,
  owner: FactorOwner,
  { id, code }: { id?: string | undefined; code: string },
): Promise<void> {
  const { now } = context;
  await countFactorTries(context, owner, () =>
    context.asUser(owner.id, async (tx, context) => {
      const all =
        id === undefined
          ? (await listFactors(tx, owner.id)).filter((factor) => factor.kind === 'authenticator')
          : [await findFactor(tx, owner.id, 'authenticator', id)];
      const factors = all.filter((factor) => factor !== undefined);
      if (factors.length === 0) throw new Refusal('factor-not-found');
      for (const factor of factors) {
        const step = matchingStep(context, factor, code);
        if (step !== undefined && (await useTimeStep(tx, factor.id, step, now))) return;
      }
      throw new Refusal('factor-code-wrong');
    }),
  );
}

/**
 * @returns the time step of the code; undefined for a wrong one. Only what has the form of a code is compared: otpauth
 *   compares bytes, and throws on others of the same length
 */
function matchingStep({ services, now }: BaseContext, factor: FactorRow, code: string): number | undefined {
  const timestamp = now.getTime();
  const token = readTypedCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secretOf(services, factor)).validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

function secretOf(services: Services, factor: FactorRow): Buffer {
  return services.secrets.unwrap(purpose, factor.wrapped_secret!);
}

/** Uses SHA-1, the only algorithm that every app supports; it is still secure in HMAC (RFC 6238, section 1.2). */
function totpOf(secret: Buffer, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...named,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

function begunAfter({ services, now }: BaseContext): Date {
  return later(now, -services.config.lifetimes.factorChallenge * second);
}
