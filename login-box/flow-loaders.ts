import type { HostedFlow } from '../shared/contract/hosted-page.ts';
import { loginFlowModule } from './flow-modules/login.flow-module.ts';
import type { FlowModule } from './step-table.ts';

/** Where each flow comes from. Signing in is here already; every other flow is a chunk of its own. */
const loaders: Record<HostedFlow, () => FlowModule | Promise<FlowModule>> = {
  login: () => loginFlowModule,
  'sign-up': () => import('./flow-modules/sign-up.flow-module.ts').then((module) => module.signUpFlowModule),
  activate: () => import('./flow-modules/activate.flow-module.ts').then((module) => module.activateFlowModule),
  'forgot-password': () => import('./flow-modules/forgot-password.flow-module.ts').then((module) => module.forgotPasswordFlowModule),
  'reset-password': () => import('./flow-modules/reset-password.flow-module.ts').then((module) => module.resetPasswordFlowModule),
  'accept-invitation': () => import('./flow-modules/accept-invitation.flow-module.ts').then((module) => module.acceptInvitationFlowModule),
  unlock: () => import('./flow-modules/unlock.flow-module.ts').then((module) => module.unlockFlowModule),
  account: () => import('./flow-modules/account.flow-module.ts').then((module) => module.accountFlowModule),
  notice: () => import('./flow-modules/notice.flow-module.ts').then((module) => module.noticeFlowModule),
};

const loaded = new Map<HostedFlow, FlowModule>();

/** The flow's module if it has been loaded. */
export function loadedFlow(flow: HostedFlow): FlowModule | undefined {
  return loaded.get(flow);
}

/** Loads a flow once. @throws when its chunk cannot be had; asking again tries again */
export async function loadFlow(flow: HostedFlow): Promise<FlowModule> {
  const module = loaded.get(flow) ?? (await loaders[flow]());
  loaded.set(flow, module);
  return module;
}
