import { Logo } from '#planning-demo/parts/logo.tsx';
import { strings } from '#planning-demo/strings.ts';
import { back, column, page, tagline, title } from './embedded.styles.ts';

/** Signs in without leaving: the login box is a part of this page, and needs nothing but the script tag. */
export function EmbeddedScreen() {
  return (
    <main css={page}>
      <div css={column}>
        <Logo size={40} />
        <div>
          <h1 css={title}>{strings.product}</h1>
          <p css={tagline}>{strings.tagline}</p>
        </div>
        <portico-login-box />
        <a css={back} href="/">
          {strings.embedded.back}
        </a>
      </div>
    </main>
  );
}
