import { compactCss } from '#shared/theme/css-text.ts';

/** Positions the snapshot over the portal, which is laid out behind it. */
export const snapshotCss = compactCss(`
[data-snapshot] { position: absolute; inset-block-start: 0; inset-inline: 0; }
[data-snapshot] ~ [data-mount] { visibility: hidden; }
[data-snapshot] :is(button, summary, [data-pressable])[aria-busy=true] { opacity: 0.6; cursor: progress; }
`);
