/** An application that signs people in, played by the test: authorization requests with PKCE, and their answer. */
import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Portico } from './start-portico.ts';

export interface AuthorizationRequest {
  url: string;
  state: string;
  verifier: string;
}

/** @param changes parameters that differ; `null` leaves one out */
export function authorizationRequest(
  { demo, application }: Portico,
  changes: Record<string, string | null> = {},
): AuthorizationRequest {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(12).toString('base64url');
  const parameters: Record<string, string | null> = {
    response_type: 'code',
    client_id: application.clientId,
    redirect_uri: application.callback,
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce: randomBytes(12).toString('base64url'),
    state,
    ...changes,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return { url: `${demo.baseUrl}/oauth/authorize?${new URLSearchParams(given).toString()}`, state, verifier };
}

export interface Answer {
  code: string | null;
  error: string | null;
  state: string | null;
  iss: string | null;
}

/** Waits until the browser is back at the application. */
export async function answerOf({ application }: Portico, page: Page): Promise<Answer> {
  await page.waitForURL(`${application.callback}**`);
  const { searchParams } = new URL(page.url());
  const read = (name: string) => searchParams.get(name);
  return { code: read('code'), error: read('error'), state: read('state'), iss: read('iss') };
}

/** Trades a code for tokens. @returns status and body */
export async function tradeCode(
  { demo, application }: Portico,
  code: string,
  verifier: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${demo.baseUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      code,
      redirect_uri: application.callback,
      code_verifier: verifier,
      client_id: application.clientId,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
