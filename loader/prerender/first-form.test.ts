import { describe, expect, it } from 'vitest';
import { firstForm } from './first-form.ts';
import { parseMarkup } from './markup.ts';

const css =
  ':host{--portico-brand:#000 !important;--long:light-dark(oklch(1 0 0),oklch(0.203 0.009 250)) !important;--unused:red !important;--gap:4px !important}' +
  '::slotted(input){color:var(--long) !important;transition:color 1s !important}::slotted(input:hover){color:red !important}::slotted(span){color:red}' +
  '.po-card{padding:9px 1px;gap:var(--gap);background:var(--long);color:var(--portico-brand)}.po-card[data-layout=embedded]{padding:0}.po-card[data-layout=page]{padding:7px}.po-other{color:red}@media (prefers-contrast:more){.po-card{gap:9px}}';
const draw = (mark: string, foot: string) => ({
  html:
    `<portico-login-box><template shadowrootmode="open"><style nonce="" data-rules="x">${css}</style>` +
    `<div data-mount><section class="po-card" data-part="card">${mark}<p>Sign in to %N<!-- --> &amp; on</p>${foot}</section></div></template>` +
    '<form slot="form" id="portico-form" method="post"><input type="hidden" name="step" value="x"></form>' +
    '<input id="portico-email" name="email" autofocus="" maxlength="254"></portico-login-box>',
});
const tile = '<b><span aria-hidden="true">%</span></b>';
const form = firstForm(
  draw(tile, '<i>up</i>'),
  draw('<b><img src="%L"><u></u></b>', '<i>up</i>'),
  draw(tile, '<a href="%B">forgot</a>'),
  ['It failed.', 'Again', 'Hosted'],
);

describe('the first form', () => {
  it('chooses where signing up makes a difference, and no further out; the row of a logo stays, without the mark', () => {
    expect(form.root).toEqual([
      [
        'section class=a',
        ['b', ['%Lspan aria-hidden=true', '%I']],
        ['p', 'Sign in to %N & on'],
        ['%Ui', 'up'],
        ['%Va href=%B', 'forgot'],
      ],
    ]);
  });

  it('has fields with ids by box, without what only posting and page loads need', () => {
    expect(form.light).toEqual([['form slot=form id=%P-form novalidate='], ['input id=%P-email name=email']]);
  });

  it('keeps the rules of the still picture alone, with short values where they are read', () => {
    expect(form.css).toBe(
      ':host{--0:light-dark(oklch(1 0 0),oklch(.203 .009 250));--1:%C}:host::before,:host::after,::slotted(*)::before,::slotted(*)::after{content:none}' +
        '::slotted(input){color:var(--0)}.a{gap:4px;background:var(--0);color:var(--1)}',
    );
  });

  it('says what to do when nothing comes of it', () => {
    expect(JSON.stringify(form.failure)).toContain('It failed.');
    expect(JSON.stringify(form.failure)).toContain('%B/account/login');
  });

  it('stops the build when the drawing is not what it knows', () => {
    const plain = draw(tile, '');
    expect(() => firstForm({ html: '<p>other</p>' }, plain, plain, ['', '', ''])).toThrow('not drawn');
    const named = { html: plain.html.replace('data-part="card"', 'aria-label="Sign in"') };
    expect(() => firstForm(named, named, named, ['', '', ''])).toThrow('cannot carry the attribute aria-label=Sign in');
    expect(() => parseMarkup('<b><i></b></i>')).toThrow('</b>');
    expect(() => parseMarkup('<b>')).toThrow('<b> is not closed');
  });
});
