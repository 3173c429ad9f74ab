import type { MfaDevices } from '#shared/contract/entities.ts';
import { listFactors, type FactorRow } from '#server/db/queries/mfa/factors.ts';
import { countRecoveryCodes } from '#server/db/queries/mfa/recovery-codes.ts';
import { describeDevices } from '#server/domain/mfa/second-factor.ts';
import type { CallContext } from '#server/context.ts';

/** Lists the caller's second factors and the number of recovery codes left. */
export async function listOwnFactors(
  context: CallContext,
): Promise<MfaDevices & { recoveryCodesLeft?: number; moments: Moments }> {
  const { caller } = context;
  const { factors, codesLeft } = await context.asUser(context.caller.userId, async (tx) => ({
    factors: await listFactors(tx, caller.userId),
    codesLeft: await countRecoveryCodes(tx, caller.userId),
  }));
  const known = factors.map((factor) => ({
    id: factor.id,
    kind: factor.kind,
    name: factor.name,
    phoneNumber: factor.phone_number,
    deviceType: factor.device_type,
  }));
  return {
    ...describeDevices(known),
    ...(codesLeft !== undefined && { recoveryCodesLeft: codesLeft }),
    moments: momentsOf(factors),
  };
}

type Moments = Record<string, { createdAt: string; lastUsedAt?: string }>;

function momentsOf(factors: readonly FactorRow[]): Moments {
  return Object.fromEntries(
    factors.map((factor) => [
      factor.id,
      {
        createdAt: factor.created_at.toISOString(),
        ...(factor.last_used_at && { lastUsedAt: factor.last_used_at.toISOString() }),
      },
    ]),
  );
}
