/** A sentence in which one value, such as an email, is emphasized and isolated from the surrounding text direction. */
export function Emphasised({ text, value }: { text: string; value: string | undefined }) {
  const at = value ? text.indexOf(value) : -1;
  if (!value || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>
        <bdi>{value}</bdi>
      </strong>
      {text.slice(at + value.length)}
    </>
  );
}
