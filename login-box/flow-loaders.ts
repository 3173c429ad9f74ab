import type { HostedFlow } from '../shared/contract/hosted-page.ts';
import type { FlowApp } from './app.tsx';
import { LoginApp } from './flow-apps/login-app.ts';

/** Where each flow comes from. Signing in is here already; every other flow is a chunk of its own. */
const loaders: Record<HostedFlow, () => FlowApp | Promise<FlowApp>> = {
  login: () => LoginApp,
  'sign-up': () => import('./flow-apps/sign-up-app.ts').then((module) => module.SignUpApp),
  activate: () => import('./flow-apps/activate-app.ts').then((module) => module.ActivateApp),
  'forgot-password': () => import('./flow-apps/forgot-password-app.ts').then((module) => module.ForgotPasswordApp),
  'reset-password': () => import('./flow-apps/reset-password-app.ts').then((module) => module.ResetPasswordApp),
  'accept-invitation': () => import('./flow-apps/accept-invitation-app.ts').then((module) => module.AcceptInvitationApp),
  unlock: () => import('./flow-apps/unlock-app.ts').then((module) => module.UnlockApp),
  account: () => import('./flow-apps/account-app.ts').then((module) => module.AccountApp),
  notice: () => import('./flow-apps/notice-app.ts').then((module) => module.NoticeApp),
};

/** In an object, since a state setter would call a bare component; always the same one for a flow. */
export interface LoadedFlow {
  App: FlowApp;
}

const loaded = new Map<HostedFlow, LoadedFlow>();

/** Proves the integrity of a flow's chunk; a hosted page has an import map for that. */
let prove: (flow: HostedFlow) => Promise<unknown> = async () => {};

/** In a host page chunks are proved by the loader, which knows their hashes. Signing in is no chunk. */
export function proveFlowsBy(proveModule: (name: string) => Promise<unknown>): void {
  prove = async (flow) => {
    if (flow !== 'login' && flow !== 'notice' && !loaded.has(flow)) await proveModule(flow);
  };
}

/** The flow's application if it has been loaded. */
export function loadedFlow(flow: HostedFlow): LoadedFlow | undefined {
  return loaded.get(flow);
}

/** Loads a flow once. @throws when its chunk cannot be had; asking again tries again */
export async function loadFlow(flow: HostedFlow): Promise<LoadedFlow> {
  await prove(flow);
  const App = await loaders[flow]();
  const known = loaded.get(flow) ?? { App };
  loaded.set(flow, known);
  return known;
}
