/** A page with what a password manager puts into it: it sees the document, never a shadow root, and acts as extensions do. */

export interface PasswordManager {
  /** Fills the known fields, focuses the last one, and returns the fields' kinds. */
  fill(): string[];
  submit(): void;
  /** What the last form with a password held when it was sent: what the user is asked to keep. */
  kept: { username: string | undefined; password: string } | undefined;
}

/** Runs in the page, before its own scripts. */
export function keepPasswords({ email, password }: { email: string; password: string }): void {
  const knows: Record<string, string> = { username: email, 'current-password': password };
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const kinds = (input: HTMLInputElement): string[] => input.autocomplete.split(' ');
  const shown = (input: HTMLInputElement): boolean =>
    input.checkVisibility() && input.getBoundingClientRect().width > 20;
  const filled = new Set<HTMLInputElement>();

  function fillOne(input: HTMLInputElement, value: string): void {
    const key = { bubbles: true, composed: true, key: 'Unidentified' };
    input.focus();
    input.dispatchEvent(new KeyboardEvent('keydown', key));
    setValue.call(input, value);
    input.dispatchEvent(
      new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertReplacementText', data: value }),
    );
    input.dispatchEvent(new KeyboardEvent('keyup', key));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    filled.add(input);
  }

  const manager: PasswordManager = {
    kept: undefined,
    fill: () =>
      [...document.querySelectorAll<HTMLInputElement>('input[autocomplete]')].flatMap((input) => {
        const kind = kinds(input).find((each) => each in knows);
        if (!kind || !shown(input) || input.readOnly || filled.has(input)) return [];
        fillOne(input, knows[kind]!);
        return [kind];
      }),
    submit: () => (document.activeElement as HTMLInputElement).form!.requestSubmit(),
  };
  const valueOf = (form: HTMLFormElement, wanted: string): string | undefined =>
    [...form.elements].find(
      (each): each is HTMLInputElement => each instanceof HTMLInputElement && kinds(each).includes(wanted),
    )?.value;
  document.addEventListener(
    'submit',
    ({ target }) => {
      const sent = target instanceof HTMLFormElement ? valueOf(target, 'current-password') : undefined;
      if (sent) manager.kept = { username: valueOf(target as HTMLFormElement, 'username'), password: sent };
    },
    { capture: true },
  );
  Object.assign(globalThis, { passwordManager: manager });
}
