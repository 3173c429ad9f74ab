/** Text messages. Values: `code`, `vendor`, `expiresIn` ("5 minutes"). */
export type SmsName = 'code';

export const sms: Readonly<Record<SmsName, string>> = {
  code: '{code} is your {vendor} verification code. It expires in {expiresIn}. Never share this code.',
};
