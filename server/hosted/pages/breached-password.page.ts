/** Warns about a leaked password on the login page, with the link to reset it, without JavaScript too. */
import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { Email } from '#shared/contract/entities.ts';
import { findUserById, isPasswordBreached } from '#server/db/queries/core/users.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Page } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { requireCaptcha } from '#server/use-cases/verification/require-captcha.ts';
import { requestPasswordReset } from '#server/use-cases/recovery/reset-password.ts';
import { stepAddress } from '#server/hosted/parts/after-sign-in.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import type { HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

interface Shown {
  email: string;
  sent?: boolean;
  /** The user is signed in and may skip it. */
  mayWait?: boolean;
  error?: Refusal;
}

/** @param state pending authorization request */
export async function breachedPasswordPage(
  call: HostedCall,
  state: string | undefined,
  { email, sent, mayWait, error }: Shown,
): Promise<Page> {
  const step = { flow: 'breached-password', step: sent ? 'breachedPasswordSuccess' : 'breachedPassword' } as const;
  const stepData: FlowData['breached-password'] = mayWait
    ? { mayWait: true, onward: stepAddress(call, state, 'success') }
    : {};
  return await sendPage(call.context, pageModel(call, { step, state, values: { email }, stepData, error }));
}

/**
 * For a user who signed in with a leaked password: the page survives a reload, and continues to the original target.
 * @returns `undefined` if there is no warning, or no email can be delivered
 */
export async function breachedPromptPage(call: HostedCall, state: string | undefined): Promise<Page | undefined> {
  const email = await warnedAddress(call);
  return email === undefined ? undefined : await breachedPasswordPage(call, state, { email, mayWait: true });
}

/** The email address of the user who signed in to this browser with a leaked password. */
async function warnedAddress(call: HostedCall): Promise<string | undefined> {
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  if (!session?.amr.includes('pwd') || !(await isPasswordBreached(call.context.services.db, session.userId)))
    return undefined;
  const user = await call.context.asUser(session.userId, (tx) => findUserById(tx, session.userId));
  return user?.email || undefined;
}

export async function submitBreachedPassword(
  call: HostedCall,
  state: string | undefined,
  typed: string,
): Promise<Page> {
  const warned = await warnedAddress(call);
  const email = warned ?? typed;
  const mayWait = warned !== undefined;
  const asked = await attempt(async () => {
    const address = Email.safeParse(email);
    if (!address.success) throw new Refusal('email-invalid');
    await requireCaptcha(call.context, requireWaiting(call, pathOf(call)));
    await requestPasswordReset(call.context, address.data);
  });
  return await breachedPasswordPage(
    call,
    state,
    asked instanceof Refusal ? { email, mayWait, error: asked } : { email, mayWait, sent: true },
  );
}
