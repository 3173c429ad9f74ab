import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { migrationMachine, type MigrationEvent } from './migration.machine.ts';
import { systems } from './systems.ts';

function started(...events: MigrationEvent[]) {
  const actor = createActor(migrationMachine).start();
  for (const event of events) actor.send(event);
  return actor;
}

const source = (systemId: string): MigrationEvent => ({ type: 'source.chosen', systemId });
const target = (systemId: string): MigrationEvent => ({ type: 'target.chosen', systemId });
const planRequested: MigrationEvent = { type: 'plan.requested' };

describe('migration dialog (spec section 4.1)', () => {
  it('begins with an empty selection', () => {
    const snapshot = started().getSnapshot();
    expect(snapshot.value).toBe('selection');
    expect(snapshot.context).toEqual({ sourceId: null, targetId: null, steps: [] });
  });

  it('goes from selection to plan once source and target fit', () => {
    expect(started(source('box'), target('dropbox'), planRequested).getSnapshot().value).toBe('plan');
  });

  it.each<[string, MigrationEvent[]]>([
    ['nothing is chosen', []],
    ['only the source is chosen', [source('box')]],
    ['the kept target has another category', [source('box'), target('dropbox'), source('okta')]],
    ['the kept target has become the source', [source('box'), target('dropbox'), source('dropbox')]],
  ])('refuses to generate a plan while %s (spec section 5)', (_, events) => {
    const actor = started(...events);
    expect(actor.getSnapshot().can(planRequested)).toBe(false);
    actor.send(planRequested);
    expect(actor.getSnapshot().value).toBe('selection');
  });

  it('goes back to the selection and keeps it', () => {
    const snapshot = started(source('box'), target('dropbox'), planRequested, {
      type: 'selection.reopened',
    }).getSnapshot();
    expect(snapshot.value).toBe('selection');
    expect(snapshot.context).toMatchObject({ sourceId: 'box', targetId: 'dropbox' });
  });

  it.each<[string, MigrationEvent[]]>([
    ['dismissed from the selection', [{ type: 'dialog.dismissed' }]],
    ['dismissed from the plan', [source('box'), target('dropbox'), planRequested, { type: 'dialog.dismissed' }]],
    ['saved', [source('box'), target('dropbox'), planRequested, { type: 'plan.saved' }]],
  ])('closes when %s', (_, events) => {
    const snapshot = started(...events).getSnapshot();
    expect(snapshot.value).toBe('closed');
    expect(snapshot.status).toBe('done');
  });

  it('saves no plan before there is one', () => {
    expect(started(source('box'), target('dropbox'), { type: 'plan.saved' }).getSnapshot().value).toBe('selection');
  });

  it('changes no choice while the plan is shown', () => {
    const { context } = started(source('box'), target('dropbox'), planRequested, source('okta')).getSnapshot();
    expect(context.sourceId).toBe('box');
  });
});

describe('choosing systems (spec sections 4.1 and 5)', () => {
  it('keeps an already chosen target when another source is chosen', () => {
    const { context } = started(source('box'), target('dropbox'), source('sharepoint')).getSnapshot();
    expect(context).toMatchObject({ sourceId: 'sharepoint', targetId: 'dropbox' });
  });

  it('keeps the target even when it does not fit the new source, and makes no steps of such a pair', () => {
    const { context } = started(source('box'), target('dropbox'), source('okta')).getSnapshot();
    expect(context).toEqual({ sourceId: 'okta', targetId: 'dropbox', steps: [] });
  });

  it('fits again when the source comes back to the category of the kept target', () => {
    const actor = started(source('box'), target('dropbox'), source('okta'), source('box'));
    expect(actor.getSnapshot().can(planRequested)).toBe(true);
    expect(actor.getSnapshot().context.steps).toHaveLength(5);
  });

  it.each([
    ['of another category', 'okta'],
    ['that is the source itself', 'box'],
    ['that does not exist', 'floppy-disk'],
  ])('refuses a target %s', (_, systemId) => {
    const actor = started(source('box'));
    expect(actor.getSnapshot().can(target(systemId))).toBe(false);
    actor.send(target(systemId));
    expect(actor.getSnapshot().context.targetId).toBeNull();
  });

  it('refuses a target before there is a source, and a source that does not exist', () => {
    const { context } = started(target('box'), source('floppy-disk')).getSnapshot();
    expect(context).toMatchObject({ sourceId: null, targetId: null });
  });

  it('builds the five steps by itself once both are chosen', () => {
    const before = started(source('proofpoint')).getSnapshot();
    expect(before.context.steps).toEqual([]);
    const after = started(source('proofpoint'), target('mimecast')).getSnapshot();
    expect(after.value).toBe('selection');
    expect(after.context.steps.map((step) => step.title)).toEqual([
      'Initial Assessment',
      'Data Export',
      'Data Mapping',
      'Configuration of Mimecast',
      'Migration Execution',
    ]);
  });

  it('rebuilds the steps for another source of the same category', () => {
    const { context } = started(source('box'), target('dropbox'), source('sharepoint')).getSnapshot();
    expect(context.steps[1]?.resources?.[0]?.title).toBe('Export guide for SharePoint');
  });

  it('agrees with the rule for every pair of the eight systems', () => {
    for (const from of systems) {
      for (const to of systems) {
        const allowed = from.category === to.category && from.id !== to.id;
        expect(started(source(from.id)).getSnapshot().can(target(to.id)), `${from.id} to ${to.id}`).toBe(allowed);
      }
    }
  });
});
