/** Fields of the sign-up form besides email address, name and password. */
import { z } from 'zod';

/** Names with a meaning for every object, or for the form itself. */
const reserved = new Set(['constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf']);

const label = z.union([
  z.string().min(1).max(80),
  z.record(z.string(), z.string().min(1).max(80)).refine((labels) => labels['en'] !== undefined, 'give a label for en'),
]);

const SignUpOptionConfig = z.strictObject({
  value: z.string().trim().min(1).max(120).describe('Stored value.'),
  label: label.describe('Label in the form: one text, or one per language including `en`.'),
});

export const SignUpFieldConfig = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, 'a letter, then letters, digits and underscores, at most 40')
    .refine((key) => !reserved.has(key), 'this name is not free')
    .describe('Key in the user’s metadata.'),
  label: label.describe('Label in the form: one text, or one per language including `en`.'),
  type: z
    .enum(['text', 'tel', 'select'])
    .default('text')
    .describe('`text`: a line of text; `tel`: a phone number; `select`: a choice from `options`.'),
  options: z
    .array(SignUpOptionConfig)
    .min(1)
    .max(250)
    .refine(
      (options) => new Set(options.map(({ value }) => value)).size === options.length,
      'two options have one value',
    )
    .optional()
    .describe('Options of a `select`, in this order.'),
  required: z.boolean().default(false).describe('Whether the field is required.'),
  maxLength: z.number().int().min(1).max(500).default(120).describe('Maximum number of characters.'),
});
export type SignUpFieldConfig = z.infer<typeof SignUpFieldConfig>;

export const signUpFields = z
  .array(SignUpFieldConfig)
  .max(10)
  .refine(
    (fields) => fields.every(({ type, options }) => (type === 'select') === (options !== undefined)),
    'a select has options, and no other field has',
  )
  .refine((fields) => new Set(fields.map(({ key }) => key)).size === fields.length, 'two fields have one key')
  .default([])
  .describe('Additional fields of the form. They are stored in the user’s metadata.');

export const signUpCompanyName = z
  .enum(['required', 'optional', 'none'])
  .default('required')
  .describe(
    'Whether the form asks for a company name. Without one, the tenant is named after the domain of the email address.',
  );
