// @vitest-environment happy-dom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { captureInteractions } from './replay-interactions.ts';
import type { SnapshotNode } from './replay-interactions.ts';

/** A snapshot, as the server has rendered it, over what the browser renders. */
function open(rendered: ReactNode, live: ReactNode = rendered) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<div data-snapshot>${renderToString(rendered)}</div><div data-mount></div>`;
  const snapshot = root.querySelector<SnapshotNode>('[data-snapshot]')!;
  const mount = root.querySelector<HTMLElement>('[data-mount]')!;
  const react = createRoot(mount);
  onTestFinished(() => (react.unmount(), host.remove()));
  flushSync(() => react.render(live));
  return {
    root,
    snapshot,
    mount,
    field: (name: string, within: Element = mount) => within.querySelector<HTMLInputElement>(`[name="${name}"]`)!,
    async swap() {
      const replay = captureInteractions(snapshot, mount);
      snapshot.remove();
      await replay();
      // what the last event has changed
      flushSync(() => {});
    },
  };
}

/** Complains about its value once it was left. */
function Email() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  return (
    <TextField
      label="Email"
      name="email"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onBlur={() => setFault(text.includes('@') ? '' : `${text} is no email address.`)}
      error={fault || undefined}
    />
  );
}
const Name = () => <TextField label="Name" name="name" defaultValue="" />;

it('tells a field that was filled and left that it was left, and one that still has the focus not', async () => {
  const page = open(
    <>
      <Email />
      <Name />
    </>,
  );
  page.field('email', page.snapshot).value = 'ada';
  page.field('name', page.snapshot).focus();
  await page.swap();
  expect(page.field('email').value).toBe('ada');
  expect(page.root.activeElement).toBe(page.field('name'));
  expect(page.mount.textContent).toContain('ada is no email address.');

  const other = open(<Email />);
  other.field('email', other.snapshot).value = 'ada';
  other.field('email', other.snapshot).focus();
  await other.swap();
  expect(other.field('email').value).toBe('ada');
  expect(other.mount.textContent).not.toContain('is no email address.');
});

it('finds a field by its name, though another has come before it', async () => {
  const page = open(
    <Name />,
    <>
      <input name="captcha" aria-label="Captcha" />
      <Email />
      <Name />
    </>,
  );
  page.field('name', page.snapshot).value = 'Ada';
  page.field('name', page.snapshot).focus();
  await page.swap();
  expect(['captcha', 'email', 'name'].map((name) => page.field(name).value)).toEqual(['', '', 'Ada']);
  expect(page.root.activeElement).toBe(page.field('name'));
});

it('finds a field without a name by its label, and fills no other when it is gone', async () => {
  const labeled = (...labels: string[]) => (
    <>
      {labels.map((label) => (
        <TextField key={label} label={label} defaultValue="" />
      ))}
    </>
  );
  const page = open(labeled('City', 'Street'), labeled('Country', 'Street', 'City'));
  const values = () => [...page.mount.querySelectorAll('input')].map(({ value }) => value);
  page.snapshot.querySelectorAll('input')[0]!.value = 'Bergen';
  await page.swap();
  expect(values()).toEqual(['', '', 'Bergen']);

  const gone = open(labeled('City', 'Street'), labeled('Country', 'Street'));
  gone.snapshot.querySelectorAll('input')[0]!.value = 'Bergen';
  await gone.swap();
  expect([...gone.mount.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '']);
});

it('ticks the box of the same row', async () => {
  const rows = (...names: string[]) => names.map((name) => <input key={name} type="checkbox" aria-label={name} />);
  const page = open(rows('Ada', 'Bea'), rows('Zoe', 'Ada', 'Bea'));
  page.snapshot.querySelectorAll('input')[1]!.checked = true;
  await page.swap();
  expect([...page.mount.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('submits a form that was submitted by Enter, after its field is filled', async () => {
  const submit = vi.fn();
  const page = open(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget).get('name'));
      }}
    >
      <Name />
    </form>,
  );
  page.field('name', page.snapshot).value = 'Ada';
  page.snapshot.submitted = page.snapshot.querySelector('form')!;
  await page.swap();
  expect(submit.mock.calls).toEqual([['Ada']]);
});
