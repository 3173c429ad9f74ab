/** Changes the caller's own profile. */
import type { Tx } from '#server/db/database.ts';
import { findUserById, updateUser, type UserRow } from '#server/db/queries/core/users.ts';
import { isProfileManaged } from '#server/db/queries/scim/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { rejectUnsafeJson } from '#server/lib/reject-unsafe-json.ts';
import type { CallContext } from '#server/context.ts';
import { adoptPicture } from '#server/use-cases/pictures/adopt-picture.ts';

export interface ProfileChanges {
  name?: string | undefined;
  title?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  profilePictureUrl?: string | null | undefined;
  /** JSON text. */
  metadata?: string | undefined;
}

/**
 * Updates the profile: an absent field is unchanged, `null` clears it.
 * @throws Refusal `person-managed-elsewhere`
 */
export async function updateProfile(context: CallContext, given: ProfileChanges): Promise<void> {
  const { caller, now } = context;
  const changes = await withAdoptedPicture(context, given);
  const columns = {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.title !== undefined && { title: changes.title }),
    ...(changes.phoneNumber !== undefined && { phone_number: changes.phoneNumber }),
    ...(changes.profilePictureUrl !== undefined && { picture_url: changes.profilePictureUrl }),
    ...(changes.metadata !== undefined && { metadata: JSON.stringify(parseMetadata(changes.metadata)) }),
  };
  if (Object.keys(columns).length === 0) return;
  await context.asUser(context.caller.userId, async (tx, context) => {
    const before = (await findUserById(tx, caller.userId))!;
    await refuseManaged(tx, before, columns);
    const after = await updateUser(tx, caller.userId, { ...columns, updated_at: now });
    const names = Object.keys(columns) as (keyof typeof columns)[];
    const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
    if (changed.length === 0) return;
    await context.audit({
      action: 'user.profile-changed',
      target: { kind: 'user', id: caller.userId },
      details: {
        before: Object.fromEntries(changed.map((name) => [name, before[name]])),
        after: Object.fromEntries(changed.map((name) => [name, after[name]])),
      },
    });
  });
}

/** Name and phone number of an account that a directory created are the directory's. @throws Refusal `person-managed-elsewhere` */
async function refuseManaged(
  tx: Tx,
  before: UserRow,
  columns: { name?: string; phone_number?: string | null },
): Promise<void> {
  const isChanged =
    (columns.name !== undefined && columns.name !== before.name) ||
    (columns.phone_number !== undefined && columns.phone_number !== before.phone_number);
  if (isChanged && (await isProfileManaged(tx, before.id))) throw new Refusal('person-managed-elsewhere');
}

/**
 * Clients send the whole profile back: an unchanged picture is not copied again, even if the URL of the installation
 * has changed.
 */
async function withAdoptedPicture(context: CallContext, changes: ProfileChanges): Promise<ProfileChanges> {
  const { profilePictureUrl } = changes;
  if (typeof profilePictureUrl !== 'string') return changes;
  const before = await context.asUser(context.caller.userId, (tx) => findUserById(tx, context.caller.userId));
  if (before?.picture_url === profilePictureUrl) return changes;
  return { ...changes, profilePictureUrl: await adoptPicture(context, profilePictureUrl) };
}

/** In bytes of JSON. Metadata is part of every token, and a token has to fit into a header. */
const largestMetadata = 4096;

function parseMetadata(text: string): Record<string, unknown> {
  if (Buffer.byteLength(text) > largestMetadata) throw wrongMetadata(`has at most ${largestMetadata} bytes`);
  try {
    const value: unknown = JSON.parse(text);
    // nested JSON: escapes can hide in it what the parser of the body refuses
    rejectUnsafeJson(value);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // reported below, with the name of the field
  }
  throw wrongMetadata('must be a JSON object in text');
}

function wrongMetadata(rule: string): Refusal {
  return new Refusal('invalid-request', {
    details: [`metadata: ${rule}`],
    context: { fields: [{ field: 'metadata' }] },
  });
}
