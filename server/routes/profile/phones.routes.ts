import type { PhoneNumber, phonesContract } from '#shared/contract/profile/phones.ts';
import { searchPhones, type PhoneRow } from '#server/db/queries/profile/phones.ts';
import type { Handlers } from '#server/http/mount.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import {
  addPhone,
  finishPhoneRemoval,
  listOwnPhones,
  verifyPhoneCode,
  sendPhoneCode,
  startPhoneRemoval,
} from '#server/use-cases/profile/manage-phones.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { changePhoneAfterReset, startPhoneReset, verifyPhoneReset } from '#server/use-cases/recovery/reset-phone.ts';

export function phonesRoutes(services: Services): Handlers<typeof phonesContract> {
  return {
    async 'POST /identity/resources/users/v1/phone/reset'({ context, body }) {
      await requireCaptcha(context, body.recaptchaToken);
      return await startPhoneReset(context, body.email);
    },
    'POST /identity/resources/users/v1/phone/reset/verify': (call) =>
      verifyPhoneReset(call.context, { token: call.body.resetPhoneNumberToken, code: call.body.code }),
    'PUT /identity/resources/users/v1/phone/change': ({ context, body, cookies }) =>
      changePhoneAfterReset(context, {
        token: body.changePhoneNumberToken,
        phoneNumber: body.phoneNumber,
        browserToken: browserToken(services, cookies),
      }),

    async 'POST /identity/resources/users/v1/phone'({ context, body }) {
      return {
        changePhoneId: await sendPhoneCode(context, { ...body, purpose: 'change-phone' }),
      };
    },
    'POST /identity/resources/users/v1/phone/verify': ({ context, body }) =>
      verifyPhoneCode(context, { token: body.changePhoneId, code: body.code, purpose: 'change-phone' }),

    async 'GET /identity/resources/users/phone-numbers/v1'({ context, query }) {
      const phones = await listOwnPhones(context);
      const from = query._offset * query._limit;
      return {
        items: phones.slice(from, from + query._limit).map(describePhone),
        _metadata: { totalItems: phones.length, totalPages: Math.ceil(phones.length / query._limit) },
      };
    },
    async 'GET /identity/resources/users/phone-numbers/v1/me'({ context }) {
      return (await listOwnPhones(context)).map(describePhone);
    },
    async 'GET /identity/resources/users/phone-numbers/v2'({ context, caller, query }) {
      const found = await context.inTenant(caller.tenantId, (tx) =>
        searchPhones(tx, caller.tenantId, {
          ...(query._phoneNumber && { number: query._phoneNumber }),
          ...(query.userIds && { userIds: query.userIds.split(',').filter(isUuid) }),
          limit: query._limit,
          offset: query._offset,
        }),
      );
      return {
        items: found.rows.map((row) => ({ userId: row.user_id, phoneNumber: row.number })),
        _metadata: { totalItems: found.total, totalPages: Math.ceil(found.total / query._limit) },
      };
    },

    async 'POST /identity/resources/users/phone-numbers/v1'({ context, body }) {
      const otcToken = await addPhone(context, { phoneNumber: body.phoneNumber, verify: body.verify ?? false });
      return otcToken === undefined ? {} : { otcToken };
    },
    async 'POST /identity/resources/users/phone-numbers/v1/preverify'({ context, body }) {
      return { otcToken: await sendPhoneCode(context, { ...body, purpose: 'verify-phone' }) };
    },
    'POST /identity/resources/users/phone-numbers/v1/verify': ({ context, body }) =>
      verifyPhoneCode(context, { token: body.otcToken, code: body.code, purpose: 'verify-phone' }),
    'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': ({ context, params }) =>
      startPhoneRemoval(context, params.phoneId),
    'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': ({ context, params, body }) =>
      finishPhoneRemoval(context, { phoneId: params.phoneId, token: body.otcToken, code: body.code }),
  };
}

function describePhone(phone: PhoneRow): PhoneNumber {
  return {
    id: phone.id,
    phoneNumber: phone.number,
    verified: phone.verified,
    createdAt: phone.created_at.toISOString(),
    updatedAt: phone.updated_at.toISOString(),
  };
}
