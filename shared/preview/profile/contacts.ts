/** Phone numbers and address of the user of the preview. Any code of six digits is right. */
import type { PhoneNumber } from '#shared/contract/profile/phones.ts';
import { foldDigits } from '#shared/lib/fold-digits.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const day = 24 * 60 * 60_000;

function phonesAtFirst(now: number, isEmpty: boolean): PhoneNumber[] {
  const iso = new Date(now - 120 * day).toISOString();
  const numbers = isEmpty ? [] : ['+4915123456742', '+12025550142'];
  return numbers.map((phoneNumber, index) => ({
    id: `phone-${index}`,
    phoneNumber,
    verified: index === 0,
    createdAt: iso,
    updatedAt: iso,
  }));
}

function checkCode(code: unknown): void {
  if (!/^\d{6}$/.test(foldDigits(String(code)).replace(/[\s\p{Pd}]/gu, ''))) throw previewError('code-wrong');
}

/** Numbers as people type them: with a plus, and at least eight digits. */
function checkNumber(number: unknown): string {
  const plain = String(number).replace(/[\s().-]/g, '');
  if (!/^\+\d{8,15}$/.test(plain)) throw previewError('phone-invalid');
  return plain;
}

export const contactsLists = [
  'GET /identity/resources/users/phone-numbers/v1',
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewContactsHandlers(state: PreviewState, { isEmpty }: { isEmpty: boolean }): PreviewHandlers {
  let phones = phonesAtFirst(state.now, isEmpty);
  let asked = '';
  const page = (items: PhoneNumber[]) => ({
    items,
    _metadata: { totalItems: items.length, totalPages: Math.ceil(items.length / 10) },
  });
  const at = () => new Date(state.now).toISOString();
  const ask = ({ body }: PreviewCall) => {
    asked = checkNumber(body['phoneNumber']);
    return { otcToken: 'preview-code' };
  };
  const verify = ({ body }: PreviewCall): void => {
    checkCode(body['code']);
    const known = phones.find(({ phoneNumber }) => phoneNumber === asked);
    if (known) known.verified = true;
    else
      phones = [
        ...phones,
        { id: `phone-new-${(state.made += 1)}`, phoneNumber: asked, verified: true, createdAt: at(), updatedAt: at() },
      ];
  };
  return {
    'GET /identity/resources/users/phone-numbers/v1': () => page(phones),
    'POST /identity/resources/users/phone-numbers/v1': ask,
    'POST /identity/resources/users/phone-numbers/v1/preverify': ask,
    'POST /identity/resources/users/phone-numbers/v1/verify': verify,
    'DELETE /identity/resources/users/phone-numbers/v1/{phoneId}': ({ params }) => ({
      phoneId: params['phoneId'] ?? '',
      otcToken: 'preview-code',
    }),
    'POST /identity/resources/users/phone-numbers/v1/{phoneId}/delete/verify': ({ params, body }) => {
      checkCode(body['code']);
      phones = phones.filter(({ id }) => id !== params['phoneId']);
    },
    'POST /identity/resources/users/v1/email/me': ({ body }) => {
      if (String(body['email']).toLowerCase() === state.me.email) throw previewError('email-unchanged');
    },
    'POST /identity/resources/users/v1/email/me/verify': ({ body }) => {
      checkCode(body['code']);
      state.me = { ...state.me, email: String(body['email']) };
    },
  };
}
