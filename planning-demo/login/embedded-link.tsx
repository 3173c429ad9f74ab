import { strings } from '#planning-demo/strings.ts';
import { embeddedLink } from './login.styles.ts';

/** The quiet way to the same sign-in as a part of the page. */
export function EmbeddedLink() {
  return (
    <a css={embeddedLink} href="/embedded">
      {strings.login.embedded}
    </a>
  );
}
