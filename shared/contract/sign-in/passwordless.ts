/** Passwordless sign-in: a code by email or SMS, or a link by email. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  Email,
  Id,
  LinkToken,
  LoginResponse,
  OneTimeCode,
  PasswordInput,
  SignUpAnswer,
  TypedPhoneNumber,
  Name,
} from '#shared/contract/entities.ts';

const recaptchaToken = z.string().max(8192).optional();
/** The wire's names of the three methods. */
const PasswordlessType = z.enum(['magiclink', 'code', 'smscode']);
export type PasswordlessType = z.infer<typeof PasswordlessType>;
const IdentifierType = z.enum(['email', 'phoneNumber', 'username']);
const identified = z.object({
  identifier: z.string().trim().min(1).max(254),
  identifierType: IdentifierType,
  recaptchaToken,
});

export const passwordlessContract = defineContract({
  'POST /identity/resources/auth/v1/passwordless/{type}/prelogin': {
    summary: 'Sends a sign-in code or link',
    description: 'The response is the same whether or not an account exists.',
    access: 'public',
    params: z.object({ type: PasswordlessType }),
    body: z.object({
      email: Email.optional(),
      userId: Id.optional(),
      phoneNumber: TypedPhoneNumber.optional(),
      recaptchaToken,
      invitationToken: LinkToken.optional(),
    }),
    response: z.object({
      /** In normalized form. */
      phoneNumber: z.string().optional(),
      /** Send with the code, or while waiting for the link. Without it, the browser’s cookie identifies the sign-in. */
      otcToken: z.string(),
      /** Two digits to show on the page that requested the link. */
      matchNumber: z.string().optional(),
      /** ISO 8601. */
      expires: z.string(),
    }),
  },
  'POST /identity/resources/auth/v1/passwordless/{type}/postlogin': {
    summary: 'Signs in with a code or the token of a sign-in link',
    access: 'public',
    params: z.object({ type: PasswordlessType }),
    body: z.object({
      token: LinkToken,
      otcToken: LinkToken.optional(),
      /** The number on the requesting page: required when the link is opened in another browser. */
      matchNumber: z.string().max(10).optional(),
      recaptchaToken,
      invitationToken: LinkToken.optional(),
    }),
    response: LoginResponse,
  },
  'POST /identity/resources/auth/v1/passwordless/magiclink/wait': {
    summary: 'Polls the sign-in link that this browser is waiting for',
    description: 'Signs in once the link was confirmed in another browser.',
    access: 'public',
    body: z.object({ otcToken: LinkToken.optional(), invitationToken: LinkToken.optional() }),
    response: z.object({
      /** `here`: opened in this browser, which already has the session. */
      state: z.enum(['waiting', 'confirmed', 'here', 'ended']),
      matchNumber: z.string().optional(),
      login: LoginResponse.optional(),
    }),
  },
  'POST /identity/resources/users/v2/passwords/reset/email': {
    summary: 'Sends the password reset email (v2)',
    description: 'The response is the same for every user.',
    access: 'public',
    body: identified,
    response: 'empty',
  },
  'POST /identity/resources/users/v2/passwords/reset/sms': {
    summary: 'Sends a password reset code by SMS',
    description: 'The response is the same for every user.',
    access: 'public',
    body: identified,
    response: z.object({ sessionId: z.string() }),
  },
  'POST /identity/resources/users/v2/passwords/reset/sms/verify': {
    summary: 'Exchanges a password reset code for the values of a reset link',
    access: 'public',
    body: z.object({ otcToken: OneTimeCode, sessionId: LinkToken }),
    response: z.object({ userId: Id, token: z.string() }),
  },
  'POST /identity/resources/users/v1/activate/code': {
    summary: 'Activates an account by its emailed code and signs in',
    access: 'public',
    body: z.object({
      userId: Id,
      token: LinkToken,
      code: OneTimeCode,
      password: PasswordInput.optional(),
      recaptchaToken,
      lastTermsCheck: z.string().max(100).optional(),
    }),
    response: LoginResponse,
  },
  'POST /identity/resources/users/v1/invitation/accept/code': {
    summary: 'Accepts an invitation by its link and emailed code',
    access: 'public',
    body: z.object({ userId: Id, token: LinkToken, code: OneTimeCode }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/signUp/phoneNumber': {
    summary: 'Creates an account that signs in by SMS',
    access: 'public',
    body: z.object({
      email: Email,
      phoneNumber: TypedPhoneNumber,
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
});
