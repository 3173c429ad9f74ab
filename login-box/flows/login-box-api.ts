import type { PorticoContract } from '#shared/contract/index.ts';
import type { Api } from '#shared/api/api.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

export interface SignUpAnswer {
  /** An activation email was sent; the user is not signed in yet. */
  shouldActivate: boolean;
  authResponse?: SignInAnswer | undefined;
  /** The page that asks for the code of the mail, where it has no link. */
  activationUrl?: string | undefined;
}

export interface SsoAddress {
  address: string;
  idpType: 'saml' | 'oidc' | undefined;
  emergency?: boolean | undefined;
}

/** User and token out of a mail link's address. */
export interface LinkTokens {
  userId: string;
  token: string;
}

/** What the flows ask of the server. Every call rejects with `ApiError`, or with a time-out when no answer comes. */
export interface LoginBoxApi {
  /** The typed client of the whole contract, for flows whose calls are in their own chunks. */
  server: Api<PorticoContract>;
  /** Returns the SSO sign-in page for an email; `undefined` if its domain has none. */
  /** @param redirectUrl where the user goes after the provider */
  findSso(email: string, redirectUrl?: string): Promise<SsoAddress | undefined>;
  /** The public auth strategy: which step follows the address. */
  authStrategy(): Promise<string>;
  /** @param fields `email`: or a user name */
  signIn(fields: { email: string; password: string; invitationToken?: string | undefined }): Promise<SignInAnswer>;
  finishAuthorization(request: { state: string; token: string }): Promise<{ redirectUrl: string }>;
  signUp(fields: {
    email: string;
    password: string;
    name?: string | undefined;
    companyName?: string | undefined;
    /** JSON text of what else the form asked for. */
    metadata?: string | undefined;
    invitationToken?: string | undefined;
  }): Promise<SignUpAnswer>;
  resendActivation(email: string): Promise<void>;
  activationStrategy(link: LinkTokens): Promise<{ shouldSetPassword: boolean }>;
  activate(fields: LinkTokens & { password?: string | undefined; name?: string | undefined }): Promise<SignInAnswer>;
  signOut(): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(fields: LinkTokens & { password: string }): Promise<void>;
  acceptInvitation(link: LinkTokens): Promise<void>;
  unlock(token: string): Promise<void>;
  /** The code that proves the address which a provider named. */
  confirmSocial(fields: { attempt: string; code: string }): Promise<SignInAnswer>;
}

/** Milliseconds after which a call without an answer fails with a retryable error. */
const answerTimeout = 30_000;

const timeLimit = () => ({ signal: AbortSignal.timeout(answerTimeout) });

/** A question that fails counts as none (planning and login, 8): the auth strategy decides then. */
async function findSso(
  api: Api<PorticoContract>,
  email: string,
  redirectUrl: string | undefined,
): Promise<SsoAddress | undefined> {
  const found = await api
    .post('/identity/resources/auth/v2/user/sso/prelogin', { email, redirectUrl }, timeLimit())
    .catch(() => undefined);
  return found?.address ? { address: found.address, idpType: found.idpType, emergency: found.emergency } : undefined;
}

/** The calls of the login box, by the contract. */
export function createLoginBoxApi(api: Api<PorticoContract>): LoginBoxApi {
  return {
    server: api,
    findSso: (email, redirectUrl) => findSso(api, email, redirectUrl),
    authStrategy: async () => (await api.get('/identity/resources/configurations/v1/public', timeLimit())).authStrategy,
    // what is no address is a user name
    signIn: ({ email, ...fields }) =>
      api.post(
        '/identity/resources/auth/v1/user',
        { ...fields, [email.includes('@') ? 'email' : 'username']: email },
        timeLimit(),
      ),
    finishAuthorization: (request) => api.post('/oauth/postlogin', request, timeLimit()),
    signUp: (fields) => api.post('/identity/resources/users/v1/signUp', fields, timeLimit()),
    resendActivation: (email) => api.post('/identity/resources/users/v1/activate/reset', { email }, timeLimit()),
    activationStrategy: (query) => api.get('/identity/resources/users/v1/activate/strategy', { query, ...timeLimit() }),
    activate: (fields) => api.post('/identity/resources/users/v1/activate', fields, timeLimit()),
    signOut: () => api.post('/identity/resources/auth/v1/logout', undefined, timeLimit()),
    requestPasswordReset: (email) => api.post('/identity/resources/users/v1/passwords/reset', { email }, timeLimit()),
    resetPassword: (fields) => api.post('/identity/resources/users/v1/passwords/reset/verify', fields, timeLimit()),
    acceptInvitation: (link) => api.post('/identity/resources/users/v1/invitation/accept', link, timeLimit()),
    confirmSocial: (fields) => api.post('/identity/resources/auth/v1/user/sso/confirm', fields, timeLimit()),
    unlock: (token) => api.post('/identity/resources/users/v3/me/unlock', { token }, timeLimit()),
  };
}
