const statuses = {
  'missing-token': 401,
  'invalid-token': 401,
  'expired-token': 401,
  'missing-permission': 403,
  'missing-role': 403,
  'step-up-required': 403,
  'keys-unavailable': 503,
} as const;

export type AccessErrorCode = keyof typeof statuses;

/** Why a request is refused. */
export class AccessError extends Error {
  override readonly name = 'AccessError';
  readonly code: AccessErrorCode;
  /** HTTP status of the answer: 401, 403 or 503. */
  readonly statusCode: (typeof statuses)[AccessErrorCode];

  constructor(code: AccessErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.statusCode = statuses[code];
  }
}

/** The error as an answer, with the challenge of RFC 6750, section 3. */
export interface Refused {
  status: number;
  headers: Record<string, string>;
  body: { error: AccessErrorCode; message: string };
}

const challenges: Partial<Record<AccessErrorCode, string>> = {
  'missing-token': 'Bearer',
  'invalid-token': 'Bearer error="invalid_token"',
  'expired-token': 'Bearer error="invalid_token", error_description="expired"',
  'missing-permission': 'Bearer error="insufficient_scope"',
  'missing-role': 'Bearer error="insufficient_scope"',
  // RFC 9470, section 3
  'step-up-required': 'Bearer error="insufficient_user_authentication"',
};

export function refusedBy({ code, statusCode, message }: AccessError): Refused {
  const challenge = challenges[code];
  return {
    status: statusCode,
    headers: { 'cache-control': 'no-store', ...(challenge && { 'www-authenticate': challenge }) },
    body: { error: code, message },
  };
}
