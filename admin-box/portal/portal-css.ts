import { baseCss } from '#shared/theme/base.styles.ts';
import { compactLightFormCss } from '#shared/ui/light-form/compact-light-form.styles.ts';
import { lightFormCss } from '#shared/ui/light-form/light-form.styles.ts';

/** What the portal's root starts from, before the rules of its parts. */
export const portalCss: readonly string[] = [baseCss, lightFormCss, compactLightFormCss];
