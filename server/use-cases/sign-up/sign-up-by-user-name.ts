/**
 * Sign-up without an address. There is no mail and nothing to verify, so the account is created immediately, and the
 * response discloses whether a name is taken. Rate limits and captcha limit this enumeration.
 */
import { insertUser, usernameLookupKey, type UserRow } from '#server/db/queries/core/users.ts';
import { isMethodOpen } from '#server/domain/sign-in/sign-in-methods.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import { guardPassword } from '#server/use-cases/policies/guard-password.ts';
import { requireCaptcha, type HumanProof } from '#server/use-cases/verification/require-captcha.ts';
import { foundTenant, readFields } from './sign-up.ts';

export interface UserNameSignUp extends SignInBrowser {
  username: string;
  password: string;
  name?: string | undefined;
  companyName?: string | undefined;
  /** See `SignUp`. */
  fields?: Readonly<Record<string, unknown>> | undefined;
  recaptchaToken?: HumanProof;
  clientId: string;
  replacedSsoToken?: string | undefined;
}

/** @throws Refusal `sign-up-closed`, `sign-in-method-off`, `user-name-taken`, `captcha-required`, `password-…` */
export async function signUpByUserName(context: AnonymousContext, input: UserNameSignUp): Promise<SignInOutcome> {
  const { services, requestMetadata } = context;
  const { config } = services;
  if (!config.signIn.userNames || !isMethodOpen(config.signIn, 'EmailAndPassword'))
    throw new Refusal('sign-in-method-off');
  if (!config.signUp.allowed) throw new Refusal('sign-up-closed');
  await services.limits.consume('sign-up', requestMetadata.ip, config.limits.signUp);
  await requireCaptcha(context, input.recaptchaToken);
  const metadata = readFields(services, input.fields ?? {});
  await guardPassword(services, input.password, input.username);
  const passwordHash = await services.hasher.hash(input.password);
  const user = await context.acrossTenants('a user who signs up has no tenant yet', async (tx, context) => {
    const row = newUser(context, input, { metadata, passwordHash });
    const inserted = await insertUser(tx, row);
    if (!inserted) throw new Refusal('user-name-taken');
    await foundTenant(context, inserted, {
      companyName: input.companyName ?? input.username,
      ...requestMetadata,
    });
    return inserted;
  });
  return await completeSignIn(context, { ...input, user, amr: ['pwd'] });
}

function newUser(
  { services, requestMetadata, now }: BaseContext,
  input: UserNameSignUp,
  { metadata, passwordHash }: { metadata: Record<string, string>; passwordHash: string },
): Parameters<typeof insertUser>[1] & Pick<UserRow, 'id'> {
  const id = randomId(services.random);
  return {
    id,
    email: '',
    // the column is unique, and this value matches no lookup
    email_folded: `none:${id}`,
    username: input.username,
    username_folded: usernameLookupKey(input.username),
    name: input.name ?? input.username,
    metadata: JSON.stringify(metadata),
    locale: requestMetadata.locale ?? null,
    password_hash: passwordHash,
    password_changed_at: now,
    // `verified` refers to an address
    verified: false,
    super_user: false,
    created_at: now,
    updated_at: now,
  };
}
