/** Sign-in, sign-up, activation, recovery, invitation. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  Email,
  EmailOrUserName,
  Id,
  LinkToken,
  LoginResponse,
  Name,
  PasswordConfig,
  PasswordInput,
  SignUpAnswer,
  UserName,
} from '#shared/contract/entities.ts';

const recaptchaToken = z.string().max(8192).optional();

export const authContract = defineContract({
  'POST /identity/resources/auth/v1/user': {
    summary: 'Signs in with a password and an email address or username',
    access: 'public',
    body: z
      .object({
        email: Email.optional(),
        username: UserName.optional(),
        password: PasswordInput,
        recaptchaToken,
        invitationToken: LinkToken.optional(),
      })
      .refine(({ email, username }) => (email === undefined) !== (username === undefined), {
        message: 'give an e-mail address or a user name',
        path: ['email'],
      }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/user/token/refresh': {
    summary: 'Issues an access token for the session cookie',
    access: 'refresh-cookie',
    body: z.object({ tenantId: z.string().max(255).nullish() }).optional(),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/logout': { summary: 'Ends the session', access: 'public', response: 'empty' },
  'POST /identity/resources/tenants/invites/v1/verify': {
    summary: 'Returns the name of the inviting tenant',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: z.object({ name: z.string() }),
  },
  'POST /identity/resources/users/v1/signUp': {
    summary: 'Creates an account and its tenant, or joins the inviting tenant',
    access: 'public',
    body: z.object({
      email: Email,
      companyName: Name.optional(),
      name: Name.optional(),
      password: PasswordInput.optional(),
      recaptchaToken,
      metadata: z.string().max(10_000).optional(),
      roleIds: z.array(Id).optional(),
      invitationToken: LinkToken.optional(),
    }),
    response: SignUpAnswer,
  },
  'POST /identity/resources/users/v1/signUp/username': {
    summary: 'Creates an account with a username and signs in',
    access: 'public',
    body: z.object({
      username: UserName,
      companyName: Name.optional(),
      name: Name.optional(),
      password: PasswordInput,
      recaptchaToken,
      metadata: z.string().max(10_000).optional(),
    }),
    response: SignUpAnswer,
  },
  'GET /identity/resources/users/v1/activate/strategy': {
    summary: 'Returns whether activation requires a password',
    access: 'public',
    query: z.object({ userId: Id, token: LinkToken }),
    response: z.object({ shouldSetPassword: z.boolean() }),
  },
  'POST /identity/resources/users/v1/activate': {
    summary: 'Activates an account by its emailed link and signs in',
    access: 'public',
    body: z.object({
      userId: Id,
      token: LinkToken,
      password: PasswordInput.optional(),
      name: Name.optional(),
      recaptchaToken,
    }),
    response: LoginResponse,
  },
  'POST /identity/resources/users/v1/activate/reset': {
    summary: 'Resends the activation email',
    access: 'public',
    body: z.object({ email: Email, recaptchaToken }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/invitation/reset': {
    summary: 'Resends the invitation email',
    access: 'fe.secure.write.resendActivationEmail',
    body: z.object({ email: Email }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/invitation/accept': {
    summary: 'Accepts an invitation as an existing user',
    access: 'public',
    body: z.object({ userId: Id, token: LinkToken }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/passwords/reset': {
    summary: 'Sends the password reset email',
    description: 'The response is the same for every email address and username.',
    access: 'public',
    body: z.object({ email: EmailOrUserName, recaptchaToken }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/passwords/reset/validate': {
    summary: 'Validates a password reset link',
    description: 'The link stays valid.',
    access: 'public',
    body: z.object({ userId: Id, token: LinkToken }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/passwords/reset/verify': {
    summary: 'Resets the password by an emailed link',
    description: 'Ends every session of the user.',
    access: 'public',
    body: z.object({ userId: Id, token: LinkToken, password: PasswordInput }),
    response: 'empty',
  },
  'GET /identity/resources/users/v1/passwords/config': {
    summary: 'Returns the password rules for a form',
    access: 'public',
    query: z.object({ userId: Id.optional() }),
    response: PasswordConfig,
  },
  'POST /identity/resources/users/v3/me/unlock': {
    summary: 'Unlocks an account by its emailed link',
    access: 'public',
    body: z.object({ token: LinkToken }),
    response: 'empty',
  },
});
