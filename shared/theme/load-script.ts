/** The name of our Trusted Types policy; a page that restricts names has to allow it (`trusted-types portico-scripts`). */
const policyName = 'portico-scripts';

/** Milliseconds: a script that a network swallows says nothing. */
const timeout = 15_000;

interface ScriptPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Made once: a page may forbid a second one of the same name. */
let made: ReturnType<ScriptPolicies['createPolicy']> | undefined;

/** What a page under Trusted Types takes as a script's address; the address itself where there are none, or no policy of ours is allowed. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  try {
    made ??= trustedTypes?.createPolicy(policyName, { createScriptURL: (address) => address });
    // the DOM's types know text alone
    return (made?.createScriptURL(url) ?? url) as string;
  } catch {
    return url;
  }
}

const loads = new Map<string, Promise<void>>();

/**
 * A script that is loading or loaded is shared by all boxes of the page. One that failed is tried again: the cause may be
 * temporary.
 */
export async function loadScriptOnce(url: string): Promise<void> {
  const load = loads.get(url) ?? loadScript(url);
  loads.set(url, load);
  await load.catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
}

/**
 * Adds a third-party classic script to the page, with the page's nonce, and waits for it.
 * @throws when it cannot be had, or the page's policy forbids it
 */
async function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const ended = new Promise<void>((resolve, reject) => {
    const fail = (): void => reject(new Error(`The script ${new URL(url).origin} did not load`));
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    setTimeout(fail, timeout);
  });
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  try {
    script.src = trusted(url);
    document.head.append(script);
    await ended;
  } catch (error) {
    ended.catch(() => {});
    script.remove();
    throw error;
  }
}
