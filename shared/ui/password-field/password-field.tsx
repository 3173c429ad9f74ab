import { useState } from 'react';
import type { FocusEvent } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import type { TextFieldProps } from '#shared/ui/text-field/text-field.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { meterStyle, ruleStyle, rulesStyle } from './password-field.styles.ts';

export interface PasswordRule {
  text: string;
  met: boolean;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** `current-password` or `new-password`: tells password managers which password is expected. */
  autoComplete: 'current-password' | 'new-password';
  /** What the password has to be. They are ticked off while typing, and turn red only once the field has been left. */
  rules?: readonly PasswordRule[];
  /** How strong the password is, 0 (nothing typed) to 4; no meter without it. */
  strength?: 0 | 1 | 2 | 3 | 4;
}

type RuleState = 'open' | 'met' | 'failed';

const ruleIcons: Record<RuleState, IconName> = { open: 'ring', met: 'check', failed: 'close' };

function Rule({ rule, left }: { rule: PasswordRule; left: boolean }) {
  const { t } = useUiTexts();
  const unmet: RuleState = left ? 'failed' : 'open';
  const state = rule.met ? 'met' : unmet;
  return (
    <li css={ruleStyle} data-part="rule" data-state={state}>
      <Icon name={ruleIcons[state]} size="sm" />
      {rule.text}
      <span css={visuallyHidden}>{t(rule.met ? 'ruleMet' : 'ruleNotMet')}</span>
    </li>
  );
}

function Meter({ level }: { level: number }) {
  const { t } = useUiTexts();
  return (
    <div css={meterStyle} data-part="meter" data-level={level} role="img" aria-label={t('strength', { level })}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

function ShowButton({ shown, onPress, disabled }: { shown: boolean; onPress: () => void; disabled?: boolean }) {
  const { t } = useUiTexts();
  return (
    <IconButton
      icon={shown ? 'eyeOff' : 'eye'}
      label={t(shown ? 'hidePassword' : 'showPassword')}
      size="sm"
      onClick={onPress}
      disabled={disabled}
    />
  );
}

/** A password with a button that shows it, and the rules and strength of a new one. Takes attributes as `TextField` does. */
export function PasswordField({ rules, strength, onBlur, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [left, setLeft] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setLeft(event.target.value !== '');
    onBlur?.(event);
  };
  return (
    <div data-part="password">
      <TextField
        {...field}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onBlur={leave}
        end={<ShowButton shown={shown} onPress={() => setShown(!shown)} disabled={field.disabled} />}
      />
      {strength === undefined && !rules ? null : (
        <div css={rulesStyle}>
          {strength === undefined ? null : <Meter level={strength} />}
          {rules ? (
            <ul css={rulesStyle}>
              {rules.map((rule) => (
                <Rule key={rule.text} rule={rule} left={left} />
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </div>
  );
}
