// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePortico, marisol } from '#planning-demo/testing/fake-portico.ts';
import { button, press, render, settle } from '#planning-demo/testing/render.tsx';
import { DashboardScreen } from './dashboard.screen.tsx';
import { formatStartDate } from './start-date.ts';

let rendered: Awaited<ReturnType<typeof render>>;
const onSignOut = vi.fn();

beforeEach(async () => {
  onSignOut.mockClear();
  rendered = await render(
    <DashboardScreen
      user={marisol}
      signOut="idle"
      takesFocus={false}
      portal={fakePortico().portico}
      onSignOut={onSignOut}
    />,
  );
});
afterEach(() => rendered.unmount());

const page = () => rendered.container.textContent ?? '';
const pressed = () =>
  [...rendered.container.querySelectorAll('[aria-pressed="true"]')].map((each) => each.getAttribute('aria-label'));

describe('dashboard: body (spec section 2.1)', () => {
  it('welcomes by product name and asks for a scenario', () => {
    expect(rendered.container.querySelector('h1')?.textContent).toBe('Welcome to Waypoint');
    expect(page()).toContain('Select a scenario to begin your project journey');
  });

  it('shows three scenario cards with description, icon and Start Project', () => {
    const cards = [...rendered.container.querySelectorAll('section')][0]!.querySelectorAll('li');
    expect([...cards].map((card) => card.textContent)).toEqual([
      'System MigrationSeamlessly migrate between systems and platformsStart Project',
      'Tech ConsolidationConsolidate and optimize technical infrastructureStart Project',
      'Brand TransitionGuide through complete brand and identity changesStart Project',
    ]);
    expect([...cards].every((card) => card.querySelector('svg'))).toBe(true);
  });

  it('shows each project with type, badge, percent, bar and start date (sections 3.1 and 4.1)', () => {
    const [first, second] = [...rendered.container.querySelectorAll('section')][1]!.querySelectorAll('li');
    expect(first?.textContent).toContain('In-progress');
    expect(first?.textContent).toContain('65%');
    expect(first?.textContent).toContain(`Started ${formatStartDate('2024-02-15')}`);
    expect(first?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('blue');
    expect(first?.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('65');
    expect(second?.textContent).toContain('Tech Stack Consolidation');
    expect(second?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('gray');
    expect(second?.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
  });

  it.each(['Notifications', 'Settings', 'View All'])('has a button "%s" that does nothing', async (name) => {
    const before = rendered.container.innerHTML;
    await press(name);
    expect(rendered.container.innerHTML).toBe(before);
  });

  it('has a search box that is not wired to anything', async () => {
    const search = rendered.container.querySelector<HTMLInputElement>('input[placeholder="Search projects..."]')!;
    expect(search.form).toBeNull();
    await settle(() => {
      search.value = 'zzz';
      search.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(page()).toContain('Tech Stack Consolidation');
  });
});

describe('dashboard: choosing a scenario (spec section 2.1)', () => {
  it('opens the dialog for System Migration', async () => {
    await press('Start Project: System Migration');
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(pressed()).toEqual(['Start Project: System Migration']);
  });

  it.each(['Tech Consolidation', 'Brand Transition'])('only records the selection of %s', async (title) => {
    await press(`Start Project: ${title}`);
    expect(document.querySelector('dialog')).toBeNull();
    expect(pressed()).toEqual([`Start Project: ${title}`]);
  });

  it('records one scenario at a time', async () => {
    await press('Start Project: Tech Consolidation');
    await press('Start Project: Brand Transition');
    expect(pressed()).toEqual(['Start Project: Brand Transition']);
  });

  it('takes the dialog away when it is closed, and starts afresh when it is opened again', async () => {
    await press('Start Project: System Migration');
    await settle(() => document.querySelector<HTMLInputElement>('input[value="box"]')!.click());
    await press('Cancel');
    expect(document.querySelector('dialog')).toBeNull();
    await press('Start Project: System Migration');
    expect(document.querySelector('dialog input:checked')).toBeNull();
  });
});

describe('dashboard: account menu', () => {
  const avatar = () => button('Account WP');

  it('has fixed initials in a round avatar (spec section 2.1)', () => {
    expect(avatar().textContent).toBe('WP');
    expect(avatar().getAttribute('aria-expanded')).toBe('false');
    expect(page()).not.toContain(marisol.email);
  });

  it('names who is signed in and signs out', async () => {
    await settle(() => avatar().click());
    expect(page()).toContain('Marisol Bellamy');
    expect(page()).toContain('marisol.bellamy@acme.example');
    await press('Sign out');
    expect(onSignOut).toHaveBeenCalledOnce();
  });

  it('closes on Escape and gives the focus back to the avatar', async () => {
    await settle(() => avatar().click());
    button('Sign out').focus();
    await settle(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(avatar().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(avatar());
  });

  it('closes on a press outside and stays open on one inside', async () => {
    await settle(() => avatar().click());
    await settle(() => button('Sign out').dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(avatar().getAttribute('aria-expanded')).toBe('true');
    await settle(() => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    expect(avatar().getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when the focus moves on', async () => {
    await settle(() => avatar().click());
    button('Sign out').focus();
    await settle(() => button('View All').focus());
    expect(avatar().getAttribute('aria-expanded')).toBe('false');
  });
});
