import type {
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

/**
 * Registers a field with its value as a prop: react-hook-form writes values to DOM nodes, which server rendering lacks.
 */
export function registered<Values extends FieldValues, Name extends Path<Values>>(
  form: Pick<UseFormReturn<Values>, 'register' | 'getValues'>,
  name: Name,
  rules?: RegisterOptions<Values, Name>,
): UseFormRegisterReturn<Name> & { defaultValue: PathValue<Values, Name> } {
  return { ...form.register(name, rules), defaultValue: form.getValues(name) };
}
