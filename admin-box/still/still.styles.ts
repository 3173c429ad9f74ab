import { compactCss } from '../../shared/theme/css-text.ts';

/** The still lies where the portal, which is laid out behind it, is going to be seen. */
export const stillCss = compactCss(`
[data-still] { position: absolute; inset-block-start: 0; inset-inline: 0; }
[data-still] ~ [data-mount] { visibility: hidden; }
[data-still] :is(button, summary, [data-pressable])[aria-busy=true] { opacity: 0.6; cursor: progress; }
`);
