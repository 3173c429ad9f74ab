/** Sign-up. The answer is the same whether or not the email has an account. */
import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { z } from 'zod';
import { Email, Name, PasswordInput, UserName } from '#shared/contract/entities.ts';
import { browserCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { formNameOf } from '#server/domain/sign-up/sign-up-fields.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, signInCookies } from '#server/http/session-cookies.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { openRequest } from '#server/protocols/oauth/pending-request.ts';
import { requestActivation } from '#server/use-cases/sign-up/activate-account.ts';
import { activationPath, invitingTenant, signUp } from '#server/use-cases/sign-up/sign-up.ts';
import { signUpByUserName } from '#server/use-cases/sign-up/sign-up-by-user-name.ts';
import { afterSignIn } from '#server/hosted/parts/after-sign-in.ts';
import { attempt, fieldOf } from '#server/hosted/parts/attempt.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pageModel, pathOf } from '#server/hosted/parts/page-model.ts';
import { requireWaiting } from '#server/hosted/parts/waiting-proof.ts';
import { sendPage } from '#server/hosted/parts/send-page.ts';

const Fields = z.object({ email: Email, name: Name, companyName: Name.optional(), password: PasswordInput });
const NamedFields = Fields.omit({ email: true }).extend({ username: UserName });

/** The form by user name, at a URL of its own. */
const byUserName: FlowData['sign-up'] = { by: 'username' };

interface Shown {
  step: 'SignUp' | 'SignUpSuccess';
  values?: Record<string, string>;
  stepData?: FlowData['sign-up'];
  error?: Refusal | undefined;
  field?: string | undefined;
}

export async function signUpPage(call: HostedCall): Promise<Page> {
  if (!call.context.services.config.signUp.allowed && queryText(call, 'invitationToken') === undefined)
    throw new Refusal('sign-up-closed');
  return await show(call, {
    step: 'SignUp',
    stepData: queryText(call, 'by') === 'username' ? byUserName : {},
  });
}

export async function submitSignUp(call: HostedCall): Promise<Page | Redirect> {
  const { services } = call.context;
  const { step, password = '', ...values } = formFields(call);
  const own = services.config.signUp.fields.map(({ key }) => [key, values[formNameOf(key)] ?? ''] as const);
  const kept = {
    email: values['email'] ?? '',
    name: values['name'] ?? '',
    companyName: values['companyName'] ?? '',
    ...Object.fromEntries(own.map(([key, value]) => [formNameOf(key), value])),
  };
  if (step === 'SignUpSuccess') return await sendAgain(call, kept);
  if (values['username'] !== undefined)
    return await submitUserName(call, {
      kept: { ...kept, username: values['username'] },
      password,
      fields: Object.fromEntries(own),
    });
  const parsed = Fields.safeParse({ ...kept, companyName: kept.companyName || undefined, password });
  if (!parsed.success) return await show(call, { step: 'SignUp', values: kept, ...firstProblem(parsed.error) });
  const signedUp = await attempt(() =>
    signUp(call.context, {
      recaptchaToken: requireWaiting(call, pathOf(call)),
      ...parsed.data,
      fields: Object.fromEntries(own),
      invitationToken: queryText(call, 'invitationToken'),
      clientId: requestedClientId(services, call.request),
      browserToken: browserToken(services, call.cookies),
    }),
  );
  if (signedUp instanceof Refusal)
    return await show(call, {
      step: 'SignUp',
      values: kept,
      error: signedUp,
      field: fieldOf(signedUp) ?? ownField(signedUp),
    });
  if ('outcome' in signedUp) return await afterSignIn(call, signedUp.outcome, queryText(call, 'state'));
  if (signedUp.activation) return { redirect: activationPath(services, signedUp.activation) };
  return await show(call, { step: 'SignUpSuccess', values: kept });
}

/** A user name needs no verification by email, so the user is signed in at once. */
async function submitUserName(
  call: HostedCall,
  { kept, password, fields }: { kept: Record<string, string>; password: string; fields: Record<string, string> },
): Promise<Page | Redirect> {
  const again = (problem: Pick<Shown, 'error' | 'field'>) =>
    show(call, { step: 'SignUp', values: kept, stepData: byUserName, ...problem });
  const parsed = NamedFields.safeParse({ ...kept, companyName: kept['companyName'] || undefined, password });
  if (!parsed.success) return await again(firstProblem(parsed.error));
  const outcome = await attempt(() =>
    signUpByUserName(call.context, {
      recaptchaToken: requireWaiting(call, pathOf(call)),
      ...parsed.data,
      fields,
      ...signInCookies(call.cookies),
      clientId: requestedClientId(call.context.services, call.request),
    }),
  );
  if (outcome instanceof Refusal)
    return await again({
      error: outcome,
      field: outcome.code === 'user-name-taken' ? 'username' : (fieldOf(outcome) ?? ownField(outcome)),
    });
  return await afterSignIn(call, outcome, queryText(call, 'state'));
}

function ownField({ code, values: { field } }: Refusal): string | undefined {
  return code === 'invalid-request' && typeof field === 'string' ? field : undefined;
}

async function sendAgain(call: HostedCall, values: Record<string, string>): Promise<Page> {
  const sent = await attempt(() => requestActivation(call.context, values['email']!));
  return await show(call, {
    step: 'SignUpSuccess',
    values,
    ...(sent instanceof Refusal ? { error: sent } : { stepData: { resent: true } }),
  });
}

function firstProblem(error: z.ZodError): Pick<Shown, 'error' | 'field'> {
  const field = String(error.issues[0]!.path[0]);
  return { error: new Refusal(field === 'email' ? 'email-invalid' : 'invalid-request', { values: { field } }), field };
}

async function show(call: HostedCall, { step, ...shown }: Shown): Promise<Page> {
  const state = queryText(call, 'state');
  const request =
    state === undefined ? undefined : await openRequest(call.context.services, state, call.cookies.read(browserCookie));
  const invited = await invitation(call);
  const model = pageModel(call, {
    step: { flow: 'sign-up', step },
    state: request?.id,
    clientId: request?.client_id,
    // an invalid link is reported before the form is filled in
    ...(invited instanceof Refusal && step === 'SignUp' && { error: invited }),
    ...shown,
    stepData: { ...shown.stepData, ...(!(invited instanceof Refusal) && invited) },
  });
  return await sendPage(call.context, model, request?.redirect_uri);
}

async function invitation(call: HostedCall): Promise<FlowData['sign-up'] | Refusal> {
  const token = queryText(call, 'invitationToken');
  if (token === undefined) return {};
  const tenant = await attempt(() => invitingTenant(call.context, token));
  return tenant instanceof Refusal ? tenant : { tenantName: tenant.name };
}
