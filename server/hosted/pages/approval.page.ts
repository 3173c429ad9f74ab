/**
 * The page where an admin approves or declines a request by an emailed link, without any script. The link only shows
 * the request; deciding requires a recent sign-in: the page redirects to it and back.
 */
import { approvalTexts } from '#shared/i18n/approvals.ts';
import { languageOf, type LoginLanguage } from '#shared/i18n/languages.ts';
import { formatMailDateTime } from '#shared/i18n/mail-values.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import type { ApprovalRow } from '#server/db/queries/mfa/factor-reset-approvers.ts';
import { browserCaller, rightsOf } from '#server/http/browser-caller.ts';
import { browserCookie, ssoCookie } from '#server/http/cookies.ts';
import type { Page, Redirect } from '#server/http/mount.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import { browserToken, rememberChallenge, signOutCookies } from '#server/http/session-cookies.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Caller } from '#server/caller.ts';
import type { ApprovalIds } from '#server/use-cases/mfa-resets/notify-approvers.ts';
import { decideApproval, readApproval, requireApprover } from '#server/use-cases/mfa-resets/decide-approval.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { findBrowserSession, type BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { recentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';
import { stepUp } from '#server/use-cases/mfa/step-up.ts';
import { renderApproval, type WordedApproval } from '#server/use-cases/mfa-resets/render-approval.ts';
import { attempt } from '#server/hosted/parts/attempt.ts';
import { formToken } from '#server/hosted/parts/form-token.ts';
import { formFields, queryText, type HostedCall } from '#server/hosted/parts/hosted-call.ts';
import { pathOf } from '#server/hosted/parts/page-model.ts';
import { plainPage } from './plain-page.ts';
import { loginLocale } from '#server/hosted/parts/requested-locale.ts';

export async function approvalPage(call: HostedCall): Promise<Page> {
  const asked = await readAsked(call);
  if (asked instanceof Refusal) return closedPage(call, asked);
  const { caller } = await signedInHere(call);
  const refused = await attempt(() => requireApprover(call.context, asked.approval, caller));
  return refused instanceof Refusal ? signInPage(call, asked, { refused }) : questionPage(call, asked);
}

export async function submitApproval(call: HostedCall): Promise<Page | Redirect> {
  const asked = await readAsked(call);
  if (asked instanceof Refusal) return closedPage(call, asked);
  const { session, caller } = await signedInHere(call);
  const { approved, again } = formFields(call);
  if (again !== undefined) return await redirectToSignIn(call, { approval: asked.approval, session, caller });
  const input = { ...idsOf(call), approved: approved === 'yes' };
  const decided = await attempt(() =>
    decideApproval(call.context, input, { caller, requireRight: rightsOf(call.context.services) }),
  );
  if (decided instanceof Refusal) return refusedPage(call, asked, decided);
  const { say } = asked.worded;
  const due = decided.dueAt === undefined ? '' : formatMailDateTime(new Date(decided.dueAt), asked.locale);
  const [title, text] = input.approved
    ? [say('approvedTitle'), say('approvedText', { due })]
    : [say('declinedTitle'), say('declinedText')];
  return plainPage(call.context, asked.locale, { title, paragraphs: [text], actions: portalLink(asked) });
}

/** The same answer for unknown and for finished requests. */
const over = 'factor-reset-not-found';

interface Asked {
  approval: ApprovalRow;
  worded: WordedApproval;
  locale: string;
}

async function readAsked(call: HostedCall): Promise<Asked | Refusal> {
  const approval = await attempt(() => readApproval(call.context, idsOf(call)));
  if (approval instanceof Refusal && approval.code !== over) throw approval;
  if (approval instanceof Refusal) return approval;
  const locale = loginLocale(call);
  return { approval, locale, worded: renderApproval(call.context.services, approval, locale, true) };
}

function idsOf(call: HostedCall): ApprovalIds {
  return {
    approvalFlowExecutionId: queryText(call, 'approvalFlowExecutionId') ?? '',
    approverId: queryText(call, 'approverId') ?? '',
    approvalFlowStepId: queryText(call, 'approvalFlowStepId') ?? '',
  };
}

interface SignedIn {
  session: BrowserSession | undefined;
  caller: Caller | undefined;
}

async function signedInHere(call: HostedCall): Promise<SignedIn> {
  const { services } = call.context;
  const session = await findBrowserSession(call.context, call.cookies.read(ssoCookie));
  return {
    session,
    caller: await browserCaller(
      services,
      session && { ...session, clientId: requestedClientId(services, call.request) },
      call.context.requestMetadata,
    ),
  };
}

/** The page posts to its own URL, so that the token of the link is never written into it. */
function form(call: HostedCall, buttons: string): string {
  const { services } = call.context;
  const token = formToken(services, browserToken(services, call.cookies), pathOf(call));
  return `<form method="post"><input type="hidden" name="formToken" value="${token}">${buttons}</form>`;
}

function questionPage(call: HostedCall, { locale, worded: { name, description, say } }: Asked): Page {
  const buttons = `<button name="approved" value="yes">${escapeHtml(say('approve'))}</button><button class="other" name="approved" value="no">${escapeHtml(say('decline'))}</button>`;
  return plainPage(call.context, locale, {
    title: name,
    paragraphs: [description, say('asked'), say('ask')],
    actions: form(call, buttons),
  });
}

/** @param refused why the reader cannot decide now; a GET is answered with 200 all the same */
function signInPage(
  call: HostedCall,
  { locale, worded: { name, description, say } }: Asked,
  { refused, status }: { refused: Refusal; status?: number },
): Page {
  const mine = refused.code === 'reauthentication-required' || refused.code === 'step-up-required';
  const button = `<button name="again" value="yes">${escapeHtml(say(mine ? 'signIn' : 'signInAgain'))}</button>`;
  const paragraphs = [description, say('asked'), say(mine ? 'signInText' : 'otherText')];
  return plainPage(call.context, locale, {
    title: name,
    paragraphs,
    actions: form(call, button),
    ...(status !== undefined && { status }),
  });
}

/** Codes that a new sign-in of the right user resolves. */
const curedBySignIn = ['reauthentication-required', 'step-up-required', 'approval-not-yours', 'impersonated-session'];

function refusedPage(call: HostedCall, asked: Asked, refused: Refusal): Page {
  const status = errorStatus[refused.code];
  if (curedBySignIn.includes(refused.code)) return signInPage(call, asked, { refused, status });
  if (refused.code === over) return closedPage(call, refused);
  return plainPage(call.context, asked.locale, {
    title: asked.worded.name,
    paragraphs: [asked.worded.say('refusedText')],
    actions: portalLink(asked),
    status,
  });
}

/** Link to continue after the decision. */
function portalLink({ worded: { say } }: Asked): string {
  return `<a class="other" href="${portalPath}">${escapeHtml(say('portal'))}</a>`;
}

/** The same for unknown and for finished requests. */
function closedPage(call: HostedCall, { code }: Refusal): Page {
  const locale = loginLocale(call);
  const texts = approvalTexts[languageOf(locale) as LoginLanguage];
  const actions = `<a href="${escapeHtml(call.context.services.config.routes.login)}">${escapeHtml(texts.home)}</a>`;
  return plainPage(call.context, locale, {
    title: texts.closedTitle,
    paragraphs: [texts.closedText],
    actions,
    status: errorStatus[code],
  });
}

/**
 * The right user with a second factor steps up the current session; all others are signed out and sign in again, to the
 * tenant of the request. Both return here.
 */
async function redirectToSignIn(
  call: HostedCall,
  { approval, session, caller }: SignedIn & { approval: ApprovalRow },
): Promise<Redirect> {
  const { services } = call.context;
  const { routes } = services.config;
  const back = { redirectUrl: call.request.raw.url ?? '/' };
  const isApprover =
    caller !== undefined &&
    caller.impersonator === null &&
    caller.userId === approval.approver_id &&
    caller.tenantId === approval.tenant_id;
  if (isApprover) {
    const raised = await attempt(() =>
      stepUp(call.context, caller, { maxAge: recentSignIn, browserToken: call.cookies.read(browserCookie) }),
    );
    if (!(raised instanceof Refusal) && raised.session) return { redirect: back.redirectUrl };
    if (!(raised instanceof Refusal)) {
      rememberChallenge(services, call.cookies, raised.challenge);
      return {
        redirect: `${routes.stepUp}?${new URLSearchParams({ maxAge: String(recentSignIn), ...back }).toString()}`,
      };
    }
  }
  if (session) {
    await signOut(call.context, session);
    signOutCookies(services, call.cookies);
  }
  return { redirect: `${routes.login}?${new URLSearchParams({ tenantId: approval.tenant_id, ...back }).toString()}` };
}
