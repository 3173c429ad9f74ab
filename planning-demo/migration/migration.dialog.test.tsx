// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, choice, options, pick, press, render, settle } from '#planning-demo/testing/render.tsx';
import { MigrationDialog } from './migration.dialog.tsx';

let rendered: Awaited<ReturnType<typeof render>>;
const onClosed = vi.fn();

async function open() {
  onClosed.mockClear();
  rendered = await render(<MigrationDialog onClosed={onClosed} />);
}

async function openPlan() {
  await open();
  await pick('Migrate from:', 'Proofpoint');
  await pick('Migrate to:', 'Mimecast');
  await press('Generate Plan');
}

const dialog = () => document.querySelector('dialog')!;
const reason = () => dialog().querySelector('[role="status"]')?.textContent;

afterEach(() => rendered.unmount());

describe('System Migration dialog: selection (spec section 2.1)', () => {
  it('is modal, named by its header, and holds the focus', async () => {
    await open();
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby')!)?.textContent).toBe('System Migration');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose systems');
  });

  it('lists all eight systems to migrate from, and no target yet', async () => {
    await open();
    expect(options('Migrate from:')).toEqual([
      'Proofpoint',
      'Mimecast',
      'Okta',
      '1Password',
      'Bitwarden',
      'Box',
      'Dropbox',
      'SharePoint',
    ]);
    expect(choice('Migrate to:')).toBeNull();
  });

  it('lists the systems of the same category except the source as targets', async () => {
    await open();
    await pick('Migrate from:', '1Password');
    expect(options('Migrate to:')).toEqual(['Okta', 'Bitwarden']);
  });

  it('enables Generate Plan only when both are chosen, and says why until then (section 5)', async () => {
    await open();
    expect(button('Generate Plan').disabled).toBe(true);
    expect(reason()).toBe('Choose the system to migrate from.');
    await pick('Migrate from:', 'Box');
    expect(button('Generate Plan').disabled).toBe(true);
    expect(reason()).toBe('Choose the system to migrate to.');
    await pick('Migrate to:', 'Dropbox');
    expect(button('Generate Plan').disabled).toBe(false);
    expect(reason()).toBe('');
  });

  it('keeps a target that no longer fits, disables Generate Plan and says why (sections 4.1 and 5)', async () => {
    await open();
    await pick('Migrate from:', 'Box');
    await pick('Migrate to:', 'Dropbox');
    await pick('Migrate from:', 'Okta');
    expect(button('Generate Plan').disabled).toBe(true);
    expect(reason()).toContain('Dropbox is still the target');
    expect(button('Generate Plan').getAttribute('aria-describedby')).toBe(
      dialog().querySelector('[role="status"]')!.id,
    );
    await pick('Migrate from:', 'SharePoint');
    expect(choice('Migrate to:')!.querySelector<HTMLInputElement>('input:checked')?.value).toBe('dropbox');
    expect(button('Generate Plan').disabled).toBe(false);
  });

  it.each(['Close', 'Cancel'])('%s closes it', async (name) => {
    await open();
    await press(name);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it('closes when the browser closes it on Escape', async () => {
    await open();
    await settle(() => dialog().dispatchEvent(new Event('close')));
    expect(onClosed).toHaveBeenCalledOnce();
  });
});

describe('System Migration dialog: plan (spec sections 2.1 and 9)', () => {
  it('shows source, target and the five step cards with what they need', async () => {
    await openPlan();
    const cards = [...dialog().querySelectorAll('[data-step]')].map((card) => card.textContent);
    expect(dialog().textContent).toContain('From Proofpoint');
    expect(dialog().textContent).toContain('To Mimecast');
    expect(cards).toHaveLength(5);
    expect(cards[0]).toMatch(
      /Initial Assessment.*2-3 days.*Medium complexity.*Prerequisites.*Admin access to both systems.*Current system documentation/,
    );
    expect(cards[1]).toMatch(/Data Export.*1-2 days.*Low complexity.*Resources.*Export guide for Proofpoint/);
    expect(cards[4]).toMatch(/Migration Execution.*1-2 weeks.*High complexity/);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Migration plan from Proofpoint to Mimecast');
  });

  it('offers Cancel, Back to Selection and Save Plan', async () => {
    await openPlan();
    expect(
      [...dialog().querySelectorAll('button')].map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['Close', 'Back to Selection', 'Cancel', 'Save Plan']);
  });

  it('goes back to the selection with both choices kept (section 4.1)', async () => {
    await openPlan();
    await press('Back to Selection');
    expect([...dialog().querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value)).toEqual([
      'proofpoint',
      'mimecast',
    ]);
  });

  it.each(['Save Plan', 'Cancel', 'Close'])('%s only closes it (section 2.1)', async (name) => {
    await openPlan();
    await press(name);
    expect(onClosed).toHaveBeenCalledOnce();
  });
});
