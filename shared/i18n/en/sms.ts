/** Text messages. Values: `code`, `vendor`, `expiresIn` ("5 minutes"). */
export type SmsName = 'code';

export const sms: Readonly<Record<SmsName, string>> = {
  code: '{code} is your code for {vendor}. It works for {expiresIn}. Nobody from {vendor} will ever ask you for it.',
};
