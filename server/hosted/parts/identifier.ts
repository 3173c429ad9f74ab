/** User identifiers: an email address, or a user name if configuration enables them. */
import { Email, UserName } from '#shared/contract/entities.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';

/** Normalized for display. @returns `undefined` for an invalid identifier */
export function readIdentifier({ config }: Services, typed: string): string | undefined {
  const email = Email.safeParse(typed);
  if (email.success) return email.data;
  const name = UserName.safeParse(typed);
  return config.signIn.userNames && name.success ? name.data : undefined;
}

/** Key for looking up the user and counting attempts. @param identifier from `readIdentifier` */
export function identifierKey(identifier: string): string {
  return identifier.includes('@') ? identifier : usernameLookupKey(identifier);
}
