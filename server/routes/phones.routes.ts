import type { PhoneNumber, phonesContract } from '#shared/contract/phones.ts';
import { searchPhones, type PhoneRow } from '#server/db/queries/phones.ts';
import type { Handlers } from '#server/http/mount.ts';
import { browserToken } from '#server/http/session-cookies.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import {
  addPhone,
  finishPhoneRemoval,
  listOwnPhones,
  provePhone,
  sendPhoneCode,
  startPhoneRemoval,
} from '#server/use-cases/manage-phones.ts';
import { requireCaptcha } from '#server/use-cases/require-captcha.ts';
import { changePhoneAfterReset, startPhoneReset, verifyPhoneReset } from '#server/use-cases/reset-phone.ts';

export function phonesRoutes(services: Services): Handlers<typeof phonesContract> {
  return {
    async 'POST /identity/resources/users/v1/phone/reset'({ body, facts }) {
      await requireCaptcha(services, body.recaptchaToken, facts);
      return await startPhoneReset(services, body.email, facts);
    },
    'POST /identity/resources/users/v1/phone/reset/verify': (call) =>
      verifyPhoneReset(services, { token: call.body.resetPhoneNumberToken, code: call.body.code }, call.facts),
    'PUT /identity/resources/users/v1/phone/change': ({ body, cookies, facts }) =>
      changePhoneAfterReset(
        services,
        {
          token: body.changePhoneNumberToken,
          phoneNumber: body.phoneNumber,
          browserToken: browserToken(services, cookies),
        },
        facts,
      ),

    async 'POST /identity/resources/users/v1/phone'({ caller, body, facts }) {
      return { changePhoneId: await sendPhoneCode(services, caller, { ...body, purpose: 'change-phone' }, facts) };
    },
    'POST /identity/resources/users/v1/phone/verify': ({ caller, body, facts }) =>
      provePhone(services, caller, { token: body.changePhoneId, code: body.code, purpose: 'change-phone' }, facts),

    async 'GET /identity/resources/users/phone-numbers/v1'({ caller, query }) {
      const phones = await listOwnPhones(services, caller);
      const from = query._offset * query._limit;
      return {
        items: phones.slice(from, from + query._limit).map(describePhone),
        _metadata: { totalItems: phones.length, totalPages: Math.ceil(phones.length / query._limit) },
      };
    },
    async 'GET /identity/resources/users/phone-numbers/v1/me'({ caller }) {
      return (await listOwnPhones(services, caller)).map(describePhone);
    },
    async 'GET /identity/resources/users/phone-numbers/v2'({ caller, query }) {
      const found = await services.db.inTenant(caller.tenantId, (tx) =>
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

    async 'POST /identity/resources/users/phone-numbers/v1'({ caller, body, facts }) {
      const otcToken = await addPhone(
        services,
        caller,
        { phoneNumber: body.phoneNumber, verify: body.verify ?? false },
        facts,
      );
      return otcToken === undefined ? {} : { otcToken };
    },
    async 'POST /identity/resources/users/phone-numbers/v1/preverify'({ caller, body, facts }) {
      return { otcToken: await sendPhoneCode(services, caller, { ...body, purpose: 'verify-phone' }, facts) };
    },
    'POST /identity/resources/users/phone-numbers/v1/verify': ({ caller, body, facts }) =>
      provePhone(services, caller, { token: body.otcToken, code: body.code, purpose: 'verify-phone' }, facts),
    'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': ({ caller, params, facts }) =>
      startPhoneRemoval(services, caller, params.phoneId, facts),
    'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': ({ caller, params, body, facts }) =>
      finishPhoneRemoval(services, caller, { phoneId: params.phoneId, token: body.otcToken, code: body.code }, facts),
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
