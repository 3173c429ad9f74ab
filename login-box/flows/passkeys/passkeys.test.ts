// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import { hostedPage, refusal } from '#login-box/testing/flow-test-kit.ts';
import { createFlowHost, type FlowHost } from '#login-box/flows/flow-host.ts';
import { withNextStep } from '#login-box/flows/handoff.ts';
import { arePasskeysUsable } from '#login-box/flows/passkeys-usable.ts';
import { offerPasskeys } from './offer-passkeys.ts';
import { createOwnPasskeys, signInWithPasskey } from './passkey-calls.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
const session = { mfaRequired: false, accessToken: 'token' };
const assertion = {
  id: 'id',
  response: {
    clientDataJSON: bytes('c'),
    authenticatorData: bytes('a'),
    signature: bytes('s'),
    userHandle: bytes('u'),
  },
};
const attestation = {
  id: 'id',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: bytes('c'), attestationObject: bytes('o'), getTransports: () => ['internal'] },
};
const creation = {
  rp: { name: 'W' },
  user: { id: 'dQ', name: 'n', displayName: 'd' },
  challenge: 'Yw',
  pubKeyCredParams: [],
};

function storage(kept: Record<string, string> = {}): SafeStorage & { kept: Record<string, string> } {
  return {
    kept,
    set: (key, value) => ((kept[key] = value), true),
    get: (key) => kept[key] ?? null,
    remove: (key) => void delete kept[key],
  };
}

type Server = FlowHost['api']['server'];
function hostWith(server: Partial<Record<keyof Server, unknown>>, parts: Partial<FlowHost> = {}): FlowHost {
  return createFlowHost(hostedPage({ flow: 'passkeys', step: 'loginWithPasskey' }), {
    api: { server } as never,
    href: () => 'https://id.example/',
    storage: storage(),
    ...parts,
  });
}

function browserWith(credentials: object): void {
  vi.stubGlobal('navigator', { credentials });
  vi.stubGlobal('PublicKeyCredential', {});
}

afterEach(() => vi.unstubAllGlobals());

describe('signInWithPasskey', () => {
  const post = vi.fn(async (path: string, _body?: unknown) =>
    path.endsWith('prelogin') ? { options: { challenge: 'Yw', rpId: 'id.example' } } : session,
  );
  afterEach(() => post.mockClear());

  it('sends what the browser signed, and remembers what the user prefers', async () => {
    const get = vi.fn(async () => assertion);
    browserWith({ get });
    const lasting = storage();
    expect(await signInWithPasskey(hostWith({ post }), lasting)).toBe(session);
    expect(post.mock.calls[1]?.[1]).toEqual({
      id: 'id',
      response: { clientDataJSON: 'Yw', authenticatorData: 'YQ', signature: 'cw', userHandle: 'dQ' },
    });
    expect(lasting.kept).toEqual({ 'preferred-login-method': 'passkeys' });
  });

  it('takes an invitation along', async () => {
    browserWith({ get: async () => assertion });
    await signInWithPasskey(hostWith({ post }, { href: () => 'https://id.example/?invitationToken=abc' }), storage());
    expect(post.mock.calls[1]?.[1]).toMatchObject({ invitationToken: 'abc' });
  });

  it('8 says that none was given, and keeps nothing', async () => {
    browserWith({ get: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    const lasting = storage();
    await expect(signInWithPasskey(hostWith({ post }), lasting)).rejects.toMatchObject({
      errorCode: 'passkey-not-given',
    });
    expect([post.mock.calls.length, lasting.kept]).toEqual([1, {}]);
  });

  it('has the browser forget a passkey that is no longer accepted', async () => {
    browserWith({ get: async () => assertion });
    const signalUnknownCredential = vi.fn(async () => {});
    vi.stubGlobal('PublicKeyCredential', { signalUnknownCredential });
    const refusing = vi.fn(async (path: string) =>
      path.endsWith('prelogin') ? post(path) : Promise.reject(refusal('passkey-unknown')),
    );
    await expect(signInWithPasskey(hostWith({ post: refusing }), storage())).rejects.toMatchObject({
      errorCode: 'passkey-unknown',
    });
    expect(signalUnknownCredential).toHaveBeenCalledWith({ rpId: 'id.example', credentialId: 'id' });
  });

  it('asks in the field, and can be called off', async () => {
    const get = vi.fn(async () => assertion);
    browserWith({ get });
    const { signal } = new AbortController();
    await signInWithPasskey(hostWith({ post }), storage(), { signal, conditional: true });
    expect(get).toHaveBeenCalledWith(expect.objectContaining({ mediation: 'conditional', signal }));
  });
});

describe('offerPasskeys', () => {
  const available = (does: boolean) =>
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => does });
  const post = async (path: string) => (path.endsWith('prelogin') ? { options: { challenge: 'Yw' } } : session);
  /** No passkey is chosen until the given prompt, counted from one. */
  const chosenAt = (question: number) => {
    let asked = 0;
    return vi.fn(({ signal }: { signal: AbortSignal }) => {
      asked += 1;
      if (asked === question) return Promise.resolve(assertion);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new DOMException('off', 'AbortError'))),
      );
    });
  };

  async function offer(get: unknown, parts: { post?: unknown; gone?: AbortController; does?: boolean } = {}) {
    browserWith({ get: get as never });
    available(parts.does ?? true);
    const handOff = vi.fn();
    const { signal } = parts.gone ?? new AbortController();
    await offerPasskeys(hostWith({ post: parts.post ?? post }, { handOff }), signal, {
      lasting: storage(),
      pause: 15,
    });
    return handOff;
  }

  it('4.2 leads to the flow with the session of the passkey that was chosen', async () => {
    expect(await offer(chosenAt(1))).toHaveBeenCalledExactlyOnceWith({
      at: { flow: 'passkeys', step: 'loginWithPasskey' },
      stepData: { begun: true },
      answer: session,
    });
  });

  it('asks again before the server’s challenge expires', async () => {
    const get = chosenAt(3);
    expect(await offer(get)).toHaveBeenCalledTimes(1);
    expect(get).toHaveBeenCalledTimes(3);
  });

  it('ends with the field', async () => {
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 20);
    expect(await offer(chosenAt(100), { gone })).not.toHaveBeenCalled();
  });

  it('does nothing where the browser cannot, or the server is not there', async () => {
    const get = chosenAt(1);
    expect(await offer(get, { does: false })).not.toHaveBeenCalled();
    expect(await offer(get, { post: () => Promise.reject(refusal('too-many-requests')) })).not.toHaveBeenCalled();
    expect(get).not.toHaveBeenCalled();
  });

  it('8 shows the server’s error about a selected passkey', async () => {
    const refusing = (path: string) =>
      path.endsWith('prelogin') ? post(path) : Promise.reject(refusal('passkey-unknown'));
    expect(await offer(chosenAt(1), { post: refusing })).toHaveBeenCalledExactlyOnceWith({
      at: { flow: 'passkeys', step: 'loginWithPasskey' },
      error: expect.objectContaining({ code: 'passkey-unknown' }),
    });
  });
});

describe('createOwnPasskeys', () => {
  const own = (devices: unknown[], credentials: object = {}) => {
    const post = vi.fn(async (path: string, _body?: unknown, _options?: unknown) =>
      path.endsWith('verify') ? undefined : { options: creation },
    );
    const get = vi.fn(async (_path: string, _options?: unknown) => ({ devices }));
    browserWith(credentials);
    return { post, get, passkeys: createOwnPasskeys(hostWith({ post, get }, { previousAnswer: session })) };
  };

  it('4.2 offers one to users who have none, with the token of the sign-in', async () => {
    const { passkeys, get } = own([]);
    expect(await passkeys.mayOffer()).toBe(true);
    expect(get.mock.calls[0]?.[1]).toMatchObject({ token: 'token' });
  });

  it('4.2 offers none to users who have one', async () => {
    const { passkeys, post } = own([{}]);
    expect(await passkeys.mayOffer()).toBe(false);
    expect(post).not.toHaveBeenCalled();
  });

  it('creates one with the prepared options, and prepares new ones for another try', async () => {
    const create = vi.fn(async () => attestation).mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    const { passkeys, post } = own([], { create });
    await passkeys.mayOffer();
    await expect(passkeys.create()).rejects.toMatchObject({ errorCode: 'passkey-not-made' });
    expect(post).toHaveBeenCalledTimes(1);
    await passkeys.create();
    expect(post).toHaveBeenCalledTimes(3);
    expect(post.mock.calls[2]).toEqual([
      expect.stringMatching(/\/verify$/),
      {
        id: 'id',
        deviceType: 'Platform',
        response: { clientDataJSON: 'Yw', attestationObject: 'bw', transports: ['internal'] },
      },
      expect.objectContaining({ token: 'token' }),
    ]);
  });

  it('8 says that the device holds one already, and passes the server’s refusal on', async () => {
    await expect(
      own([], { create: () => Promise.reject(new DOMException('known', 'InvalidStateError')) }).passkeys.create(),
    ).rejects.toMatchObject({ errorCode: 'security-key-known' });
    const { passkeys, post } = own([]);
    post.mockRejectedValue(refusal('reauthentication-required'));
    await expect(passkeys.create()).rejects.toMatchObject({ errorCode: 'reauthentication-required' });
  });
});

describe('the offer after a sign-in (planning and login, 4.2)', () => {
  const page = hostedPage({ flow: 'login', step: 'preLogin' }, { passkeys: { prompt: true } });
  const offered = async (answer = session as object, at = page, kept = {}) =>
    (await withNextStep(Promise.resolve(answer as typeof session), at, { storage: storage(kept) })).nextStep?.at.step;

  it('4.2 is made where the flag is on, passkeys are active, and nothing in the browser speaks against it', async () => {
    browserWith({});
    expect(await offered()).toBe('promptPasskeys');
    expect(await offered(session, { ...page, passkeys: { prompt: false } })).toBeUndefined();
    expect(await offered(session, hostedPage({ flow: 'login', step: 'preLogin' }))).toBeUndefined();
    expect(await offered(session, page, { 'preferred-login-method': 'passkeys' })).toBeUndefined();
    expect(await offered(session, page, { 'preferred-login-method': 'password' })).toBe('promptPasskeys');
    expect(await offered(session, page, { 'dont-show-again-prompt-passkeys': 'true' })).toBeUndefined();
  });

  it('4.2 comes after MFA, and only for a signed-in user', async () => {
    browserWith({});
    expect(await offered({ mfaRequired: true, mfaToken: 'token', mfaEnrolled: true })).toBe('verify');
    expect(await offered({ mfaRequired: false })).toBeUndefined();
  });

  it('is not made by a browser without passkeys', async () => {
    vi.stubGlobal('navigator', {});
    expect(await offered()).toBeUndefined();
  });
});

describe('arePasskeysUsable', () => {
  it.each([
    ['', 'anything.example', true],
    ['https://id.example', 'id.example', true],
    ['https://id.example', 'app.id.example', true],
    ['https://id.example', 'app.example', false],
    ['https://id.example', 'evilid.example', false],
    ['https://id.example', 'example', false],
  ])('%j from %s: %s', (apiBaseUrl, hostname, usable) => {
    browserWith({});
    vi.stubGlobal('location', { hostname });
    expect(arePasskeysUsable({ apiBaseUrl })).toBe(usable);
  });
});
