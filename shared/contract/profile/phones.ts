/** Phone numbers of users. Numbers are E.164 in responses; typed ones may contain spaces. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  DateTime,
  Email,
  Id,
  LinkToken,
  OneTimeCode,
  PageOf,
  PageQuery,
  TypedPhoneNumber,
} from '#shared/contract/entities.ts';

const PhoneNumber = z.object({
  id: Id,
  phoneNumber: z.string(),
  verified: z.boolean(),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type PhoneNumber = z.infer<typeof PhoneNumber>;

const otcAnswer = z.object({ otcToken: z.string() });

export const phonesContract = defineContract({
  'POST /identity/resources/users/v1/phone/reset': {
    summary: 'Sends a phone reset code by email',
    description: 'For a user who lost their phone. The response is the same for every email address.',
    access: 'public',
    body: z.object({ email: Email, recaptchaToken: z.string().max(8192).optional() }),
    response: z.object({ resetPhoneNumberToken: z.string() }),
  },
  'POST /identity/resources/users/v1/phone/reset/verify': {
    summary: 'Exchanges a phone reset code for a token',
    access: 'public',
    body: z.object({ resetPhoneNumberToken: LinkToken, code: OneTimeCode }),
    response: z.object({ changePhoneNumberToken: z.string() }),
  },
  'PUT /identity/resources/users/v1/phone/change': {
    summary: 'Sets a new phone number with a phone reset token',
    description: 'The number is valid in this browser, and everywhere once the user has signed in with it.',
    access: 'public',
    body: z.object({ changePhoneNumberToken: LinkToken, phoneNumber: TypedPhoneNumber }),
    response: 'empty',
  },
  'POST /identity/resources/users/v1/phone': {
    summary: 'Sends a code to the user’s new phone number',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ phoneNumber: TypedPhoneNumber }),
    response: z.object({ changePhoneId: z.string() }),
  },
  'POST /identity/resources/users/v1/phone/verify': {
    summary: 'Changes the user’s phone number with a code',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ changePhoneId: LinkToken, code: OneTimeCode }),
    response: 'empty',
  },
  'GET /identity/resources/users/phone-numbers/v1': {
    summary: 'Lists the user’s phone numbers with paging',
    description: '`_offset` is a page index.',
    access: 'user',
    query: PageQuery,
    response: PageOf(PhoneNumber),
  },
  'GET /identity/resources/users/phone-numbers/v1/me': {
    summary: 'Lists the user’s phone numbers',
    access: 'user',
    response: z.array(PhoneNumber),
  },
  'GET /identity/resources/users/phone-numbers/v2': {
    summary: 'Lists the confirmed phone numbers of the tenant’s users',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      _phoneNumber: z.string().trim().max(40).optional(),
      /** Comma-separated. */
      userIds: z.string().max(10_000).optional(),
    }),
    response: PageOf(z.object({ userId: Id, phoneNumber: z.string() })),
  },
  'POST /identity/resources/users/phone-numbers/v1': {
    summary: 'Adds a phone number',
    description: 'With `verify`, a code is sent to it.',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ phoneNumber: TypedPhoneNumber, verify: z.boolean().optional() }),
    response: z.object({ otcToken: z.string().optional() }),
  },
  'POST /identity/resources/users/phone-numbers/v1/preverify': {
    summary: 'Sends a code to verify a phone number',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ phoneNumber: TypedPhoneNumber }),
    response: otcAnswer,
  },
  'POST /identity/resources/users/phone-numbers/v1/verify': {
    summary: 'Verifies a phone number with a code',
    access: 'user',
    denyImpersonation: true,
    body: z.object({ otcToken: LinkToken, code: OneTimeCode }),
    response: 'empty',
  },
  'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': {
    summary: 'Sends a code to confirm the removal of a phone number',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ phoneId: Id }),
    response: z.object({ phoneId: Id, otcToken: z.string() }),
  },
  'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': {
    summary: 'Removes a phone number with a code',
    access: 'user',
    denyImpersonation: true,
    params: z.object({ phoneId: Id }),
    body: z.object({ otcToken: LinkToken, code: OneTimeCode }),
    response: 'empty',
  },
});
