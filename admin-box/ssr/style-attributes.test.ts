import { expect, it } from 'vitest';
import { styleAttributesToRules } from './style-attributes.ts';

it('gives equal style attributes one rule, and the nodes its number', () => {
  const { html, css } = styleAttributesToRules(
    '<i style="color:red"></i><b style="--a:1">x</b><i style="color:red"></i>',
  );
  expect(html).toBe('<i data-snapshot-style="0"></i><b data-snapshot-style="1">x</b><i data-snapshot-style="0"></i>');
  expect(css.match(/\{[^}]*\}/g)).toEqual(['{color:red}', '{--a:1}']);
});

it('leaves nothing in that could end the rule or its element', () => {
  const { css } = styleAttributesToRules('<i style="--a:&quot;}*{color:red}&lt;/style&gt;&amp;&quot;"></i>');
  expect(css).toMatch(/\{--a:"\*color:red\/style>&"\}$/);
});
