/** HTTP requests of the supported SMS providers. */
import { AwsV4Signer } from 'aws4fetch';
import type { SmsMessage } from './sms-sender.ts';

export interface SmsAccount {
  from: string;
  account: string;
  secret: string;
  region: string;
  /** Without a slash at its end. */
  endpoint: string;
}

export interface SmsRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface SmsProvider {
  /** Default endpoint. */
  endpoint(region: string): string;
  /** Whether it needs an account ID besides the secret. */
  wantsAccount: boolean;
  request(account: SmsAccount, message: SmsMessage, now: Date): SmsRequest | Promise<SmsRequest>;
  /** The failure in an answer of status 2xx; `undefined` when the message was accepted. */
  failureIn(body: unknown): string | undefined;
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };
const never = () => undefined;

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
const twilio: SmsProvider = {
  endpoint: () => 'https://api.twilio.com',
  wantsAccount: true,
  request: ({ endpoint, account, secret, from }, { to, text }) => ({
    url: `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    headers: { ...form, authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ To: to, From: from, Body: text }).toString(),
  }),
  failureIn: never,
};

/** https://developer.vonage.com/en/api/sms: 200 also for refused messages. */
const vonage: SmsProvider = {
  endpoint: () => 'https://rest.nexmo.com',
  wantsAccount: true,
  request: ({ endpoint, account, secret, from }, { id, to, text }) => ({
    url: `${endpoint}/sms/json`,
    headers: json,
    body: JSON.stringify({
      api_key: account,
      api_secret: secret,
      from,
      to: to.slice(1),
      text,
      type: 'unicode',
      'client-ref': id.slice(-100),
    }),
  }),
  failureIn(body) {
    const [first] = (body as { messages?: { status?: string; 'error-text'?: string }[] } | undefined)?.messages ?? [];
    return first?.status === '0' ? undefined : (first?.['error-text'] ?? 'no message in the answer');
  },
};

/** https://developers.messagebird.com/api/sms-messaging */
const messagebird: SmsProvider = {
  endpoint: () => 'https://rest.messagebird.com',
  wantsAccount: false,
  request: ({ endpoint, secret, from }, { id, to, text }) => ({
    url: `${endpoint}/messages`,
    headers: { ...json, authorization: `AccessKey ${secret}` },
    body: JSON.stringify({
      originator: from,
      recipients: [to.slice(1)],
      body: text,
      datacoding: 'auto',
      reference: id.slice(-60),
    }),
  }),
  failureIn: never,
};

/** https://docs.aws.amazon.com/sns/latest/api/API_Publish.html */
const sns: SmsProvider = {
  endpoint: (region) => `https://sns.${region}.amazonaws.com`,
  wantsAccount: true,
  async request({ endpoint, account, secret, region, from }, { to, text }, now) {
    const body = new URLSearchParams({
      Action: 'Publish',
      Version: '2010-03-31',
      PhoneNumber: to,
      Message: text,
      'MessageAttributes.entry.1.Name': 'AWS.SNS.SMS.SenderID',
      'MessageAttributes.entry.1.Value.DataType': 'String',
      'MessageAttributes.entry.1.Value.StringValue': from,
      'MessageAttributes.entry.2.Name': 'AWS.SNS.SMS.SMSType',
      'MessageAttributes.entry.2.Value.DataType': 'String',
      'MessageAttributes.entry.2.Value.StringValue': 'Transactional',
    }).toString();
    const url = `${endpoint}/`;
    const signer = new AwsV4Signer({
      method: 'POST',
      url,
      body,
      headers: form,
      service: 'sns',
      region,
      accessKeyId: account,
      secretAccessKey: secret,
      datetime: now.toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
      // the content type is signed too
      allHeaders: true,
    });
    const { headers } = await signer.sign();
    return { url, body, headers: Object.fromEntries(headers) };
  },
  failureIn: never,
};

export const smsProviders: Readonly<Record<'twilio' | 'vonage' | 'messagebird' | 'sns', SmsProvider>> = {
  twilio,
  vonage,
  messagebird,
  sns,
};
