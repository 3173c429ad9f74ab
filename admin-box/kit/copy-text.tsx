import { CopyButton } from '#shared/ui/copy-button/copy-button.tsx';

/** What a developer takes along: a key, an id. */
export function CopyText({ text }: { text: string }) {
  return (
    <>
      <bdi>{text}</bdi> <CopyButton text={text} />
    </>
  );
}
