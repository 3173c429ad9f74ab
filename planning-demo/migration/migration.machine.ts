import { assign, setup } from 'xstate';
import { migrationPlan, type MigrationStep } from './migration-plan.ts';
import { checkSelection } from './selection-check.ts';
import { findSystem } from './systems.ts';

interface MigrationContext {
  sourceId: string | null;
  /** Kept when another source is chosen, even if it no longer fits that source (spec section 4.1). */
  targetId: string | null;
  /** Built as soon as source and target fit each other; empty until then. */
  steps: MigrationStep[];
}

export type MigrationEvent =
  | { type: 'source.chosen'; systemId: string }
  | { type: 'target.chosen'; systemId: string }
  | { type: 'plan.requested' }
  | { type: 'selection.reopened' }
  /** The close button, Cancel, or Escape. */
  | { type: 'dialog.dismissed' }
  | { type: 'plan.saved' };

type Selection = Pick<MigrationContext, 'sourceId' | 'targetId'>;

/** The System Migration dialog (spec sections 2.1 and 4.1): selection, then plan. Saving only closes it. */
export const migrationMachine = setup({
  types: { context: {} as MigrationContext, events: {} as MigrationEvent },
  guards: {
    systemExists: (_, params: { systemId: string }) => findSystem(params.systemId) !== undefined,
    targetFits: (_, params: Selection) => check(params).kind === 'fits',
  },
  actions: {
    keepSource: assign({ sourceId: (_, params: { systemId: string }) => params.systemId }),
    keepTarget: assign({ targetId: (_, params: { systemId: string }) => params.systemId }),
    buildSteps: assign({ steps: ({ context }) => stepsFor(context) }),
  },
}).createMachine({
  id: 'migration',
  context: { sourceId: null, targetId: null, steps: [] },
  initial: 'selection',
  on: { 'dialog.dismissed': '.closed' },
  states: {
    selection: {
      on: {
        'source.chosen': {
          guard: { type: 'systemExists', params: ({ event }) => ({ systemId: event.systemId }) },
          actions: [{ type: 'keepSource', params: ({ event }) => ({ systemId: event.systemId }) }, 'buildSteps'],
        },
        'target.chosen': {
          guard: {
            type: 'targetFits',
            params: ({ context, event }) => ({ sourceId: context.sourceId, targetId: event.systemId }),
          },
          actions: [{ type: 'keepTarget', params: ({ event }) => ({ systemId: event.systemId }) }, 'buildSteps'],
        },
        'plan.requested': { guard: { type: 'targetFits', params: ({ context }) => context }, target: 'plan' },
      },
    },
    plan: {
      on: {
        'selection.reopened': 'selection',
        'plan.saved': 'closed',
      },
    },
    closed: { type: 'final' },
  },
});

function check({ sourceId, targetId }: Selection) {
  return checkSelection(findSystem(sourceId), findSystem(targetId));
}

function stepsFor(selection: Selection): MigrationStep[] {
  const checked = check(selection);
  return checked.kind === 'fits' ? migrationPlan(checked.source, checked.target) : [];
}
