import { expect, it } from 'vitest';
import { longestSsoValue, type SsoCheck } from '#shared/contract/sso/sso-exchanges.ts';
import { areDomains } from './domains-text.ts';
import { changedRules } from './changed-rules.ts';
import { indented } from './indented.ts';
import { sentGroups } from './sent-groups.ts';
import { readEvents } from './use-live.ts';

const check = (rule: SsoCheck['rule'], state: SsoCheck['state'], seen: string | null = null): SsoCheck => ({
  rule,
  state,
  seen,
  wanted: null,
});

it('events are read whatever pieces they come in', async () => {
  const text = ': open\n\nevent: exchange\ndata: {"id":"1"}\n\n: beat\n\nevent: end\ndata: {}\n\n';
  for (const size of [1, 7, 1000]) {
    const bytes = new TextEncoder().encode(text);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const names: string[] = [];
    await readEvents(stream, (name) => names.push(name));
    expect(names).toEqual(['exchange', 'end']);
  }
});

it('only domains are tried, as many as a connection has', () => {
  expect(areDomains('acme.example\n\nbücher.example ')).toBe(true);
  for (const wrong of ['acme', 'a@acme.example', 'https://acme.example', '-a.example'])
    expect(areDomains(wrong)).toBe(false);
});

it('rules that change are told with both states, each group by itself', () => {
  const before = { checks: [check('audience', 'failed'), check('email', 'not-reached'), check('issuer', 'passed')] };
  const after = {
    checks: [check('issuer', 'passed'), check('audience', 'passed'), check('group-role', 'passed', 'Crew')],
  };
  expect(changedRules({ before, after })).toEqual([
    { rule: 'audience', before: 'failed', after: 'passed' },
    { rule: 'group-role', before: 'not-reached', after: 'passed' },
  ]);
});

it('the groups of an answer are those that were judged, or else all that it names', () => {
  expect(sentGroups({ checks: [check('groups', 'passed', 'Crew, Captains')] })).toEqual(['Crew', 'Captains']);
  const judged = [check('groups', 'passed', 'Crew, Captains'), check('group-role', 'warning', 'Crew, deck')];
  expect(sentGroups({ checks: judged })).toEqual(['Crew, deck']);
  expect(sentGroups({ checks: [check('groups', 'warning')] })).toEqual([]);
  const long = ['a'.repeat(300), 'b'.repeat(300)];
  expect(sentGroups({ checks: [check('groups', 'passed', long.join(', ').slice(0, longestSsoValue))] })).toEqual(
    long.slice(0, 1),
  );
});

it('XML is shown with a line for each element, JSON as it came', () => {
  expect(indented('<a><b x="1"/><c>text</c></a>')).toBe('<a>\n  <b x="1"/>\n  <c>text</c>\n</a>');
  expect(indented('{\n  "sub": "1"\n}')).toBe('{\n  "sub": "1"\n}');
});
