import type { ReactNode } from 'react';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Mark } from '#shared/ui/icon/mark.tsx';
import type { MarkName } from '#shared/ui/icon/mark.tsx';
import { fieldSlot, ruleSlot } from './light-form.ts';
import type { LightField, LightForm, LightRule } from './light-form.ts';
import {
  fieldStyle,
  identityStyle,
  inputGroupStyle,
  labelRowStyle,
  noteStyle,
  revealStyle,
  ruleStyle,
  rulesStyle,
} from './light-form-view.styles.ts';

const ruleIcons: Record<'met' | 'failed' | 'open', MarkName> = { met: 'check', failed: 'stop', open: 'ring' };

type Scope = { form: Pick<LightForm, 'scope' | 'idPrefix'> };

function Rule({ form, field, rule }: Scope & { field: string; rule: LightRule }) {
  return (
    <div css={ruleStyle} data-part="rule" data-state={rule.state}>
      <Mark name={ruleIcons[rule.state ?? 'open']} size="sm" />
      <div>
        <slot name={ruleSlot(form, field, rule.id)} />
      </div>
    </div>
  );
}

function Note({ form, field }: Scope & { field: LightField }) {
  if (!field.error && !field.hint) return null;
  return (
    <div css={noteStyle} data-part={field.error ? 'error' : 'hint'} data-tone={field.error ? 'error' : undefined}>
      {field.error ? <Mark name="stop" size="sm" /> : null}
      <div>
        <slot name={fieldSlot(form, field.name, field.error ? 'error' : 'hint')} />
      </div>
    </div>
  );
}

function RevealButton({ field, label, onPress }: { field: LightField; label: string; onPress: () => void }) {
  return (
    <button css={revealStyle} type="button" data-part="reveal" aria-label={label} onClick={onPress}>
      <Mark name={field.revealed ? 'eyeOff' : 'eye'} />
    </button>
  );
}

export interface LightFieldViewProps extends Scope {
  field: LightField;
  /** At the end of the label's line. */
  beside?: ReactNode;
  /** Label of the button that shows or hides what is typed, for a password. */
  revealLabel: (revealed: boolean) => string;
  onReveal: () => void;
}

/** What the shadow root draws around one field: places for label, input, note and rules. */
export function LightFieldView({ form, field, beside, revealLabel, onReveal }: LightFieldViewProps) {
  const hydrated = useHydrated();
  const { drawing: Drawing } = field;
  const input = <slot name={fieldSlot(form, field.name, 'input')} />;
  if (field.identity) return <div css={identityStyle}>{input}</div>;
  return (
    <div css={fieldStyle} data-part="field">
      <div css={labelRowStyle}>
        <div>
          <slot name={fieldSlot(form, field.name, 'label')} />
        </div>
        {beside}
      </div>
      <div css={inputGroupStyle}>
        {Drawing ? (
          <Drawing form={form} field={field}>
            {input}
          </Drawing>
        ) : (
          input
        )}
        {field.type === 'password' && hydrated ? (
          <RevealButton field={field} label={revealLabel(field.revealed ?? false)} onPress={onReveal} />
        ) : null}
      </div>
      <Note form={form} field={field} />
      {field.rules?.length ? (
        <div css={rulesStyle}>
          {field.rules.map((rule) => (
            <Rule key={rule.id} form={form} field={field.name} rule={rule} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
