import { strings } from '#planning-demo/strings.ts';
import { embeddedLink } from './login.styles.ts';

/** Secondary link to the same sign-in embedded in the page. */
export function EmbeddedLink() {
  return (
    <a css={embeddedLink} href="/embedded">
      {strings.login.embedded}
    </a>
  );
}
