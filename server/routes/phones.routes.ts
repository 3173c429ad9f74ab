import type { PhoneNumber, phonesContract } from '#shared/contract/phones.ts';
import { searchPhones, type PhoneRow } from '#server/db/queries/profile/phones.ts';
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
} from '#server/use-cases/profile/manage-phones.ts';
import { requireCaptcha } from '#server/use-cases/proofs/require-captcha.ts';
import { changePhoneAfterReset, startPhoneReset, verifyPhoneReset } from '#server/use-cases/recovery/reset-phone.ts';

export function phonesRoutes(services: Services): Handlers<typeof phonesContract> {
  return {
    async 'POST /identity/resources/users/v1/phone/reset'({ body, requestMetadata }) {
      await requireCaptcha(services, body.recaptchaToken, requestMetadata);
      return await startPhoneReset(services, body.email, requestMetadata);
    },
    'POST /identity/resources/users/v1/phone/reset/verify': (call) =>
      verifyPhoneReset(
        services,
        { token: call.body.resetPhoneNumberToken, code: call.body.code },
        call.requestMetadata,
      ),
    'PUT /identity/resources/users/v1/phone/change': ({ body, cookies, requestMetadata }) =>
      changePhoneAfterReset(
        services,
        {
          token: body.changePhoneNumberToken,
          phoneNumber: body.phoneNumber,
          browserToken: browserToken(services, cookies),
        },
        requestMetadata,
      ),

    async 'POST /identity/resources/users/v1/phone'({ caller, body, requestMetadata }) {
      return {
        changePhoneId: await sendPhoneCode(services, caller, { ...body, purpose: 'change-phone' }, requestMetadata),
      };
    },
    'POST /identity/resources/users/v1/phone/verify': ({ caller, body, requestMetadata }) =>
      provePhone(
        services,
        caller,
        { token: body.changePhoneId, code: body.code, purpose: 'change-phone' },
        requestMetadata,
      ),

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

    async 'POST /identity/resources/users/phone-numbers/v1'({ caller, body, requestMetadata }) {
      const otcToken = await addPhone(
        services,
        caller,
        { phoneNumber: body.phoneNumber, verify: body.verify ?? false },
        requestMetadata,
      );
      return otcToken === undefined ? {} : { otcToken };
    },
    async 'POST /identity/resources/users/phone-numbers/v1/preverify'({ caller, body, requestMetadata }) {
      return { otcToken: await sendPhoneCode(services, caller, { ...body, purpose: 'verify-phone' }, requestMetadata) };
    },
    'POST /identity/resources/users/phone-numbers/v1/verify': ({ caller, body, requestMetadata }) =>
      provePhone(services, caller, { token: body.otcToken, code: body.code, purpose: 'verify-phone' }, requestMetadata),
    'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': ({ caller, params, requestMetadata }) =>
      startPhoneRemoval(services, caller, params.phoneId, requestMetadata),
    'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': ({
      caller,
      params,
      body,
      requestMetadata,
    }) =>
      finishPhoneRemoval(
        services,
        caller,
        { phoneId: params.phoneId, token: body.otcToken, code: body.code },
        requestMetadata,
      ),
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
