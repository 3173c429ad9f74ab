/** What people type who say who they are: an address, or a user name where configuration has them. */
import { Email, UserName } from '#shared/contract/entities.ts';
import { usernameLookupKey } from '#server/db/queries/core/users.ts';
import type { Services } from '#server/services.ts';

/** As it was meant, for the page to show again. @returns `undefined` for what is neither */
export function readIdentifier({ config }: Services, typed: string): string | undefined {
  const email = Email.safeParse(typed);
  if (email.success) return email.data;
  const name = UserName.safeParse(typed);
  return config.signIn.userNames && name.success ? name.data : undefined;
}

/** Under this the person is looked up, and tries are counted. @param identifier of `readIdentifier` */
export function identifierKey(identifier: string): string {
  return identifier.includes('@') ? identifier : usernameLookupKey(identifier);
}
