// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { readPageData } from './page-data.ts';
import { pageDataScript } from '#shared/lib/page-data-script.ts';

test('no value can end the script element', () => {
  const script = pageDataScript('data', { name: '</script><!--<script>', line: 'a\u2028b' });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).not.toContain('<!--');
  expect(script).not.toContain('\u2028');
});

test('what was written is read back', () => {
  const data = { name: '</script>"\'&', list: [1, null] };
  document.body.innerHTML = pageDataScript('data', data);
  expect(readPageData('data')).toEqual(data);
});

test('data that is absent or broken reads as undefined', () => {
  document.body.innerHTML = '<script type="application/json" id="broken">{</script>';
  expect(readPageData('broken')).toBeUndefined();
  expect(readPageData('none')).toBeUndefined();
});
