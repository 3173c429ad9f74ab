/** What the sign-up form asks for beside address, name and password. */
import { z } from 'zod';

/** Names that mean something to every object, or to the form itself. */
const reserved = new Set(['constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf']);

const label = z.union([
  z.string().min(1).max(80),
  z.record(z.string(), z.string().min(1).max(80)).refine((labels) => labels['en'] !== undefined, 'give a label for en'),
]);

const SignUpOptionConfig = z.strictObject({
  value: z.string().trim().min(1).max(120).describe('What is kept.'),
  label: label.describe('What the form calls it: one text, or one by language with `en` among them.'),
});

export const SignUpFieldConfig = z.strictObject({
  key: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/)
    .refine((key) => !reserved.has(key), 'this name is not free')
    .describe('Its name in the person’s metadata.'),
  label: label.describe('What the form calls it: one text, or one by language with `en` among them.'),
  type: z
    .enum(['text', 'tel', 'select'])
    .default('text')
    .describe('A line of text, a telephone number, or a choice out of `options`.'),
  options: z
    .array(SignUpOptionConfig)
    .min(1)
    .max(250)
    .refine(
      (options) => new Set(options.map(({ value }) => value)).size === options.length,
      'two options have one value',
    )
    .optional()
    .describe('What may be chosen in a `select`, in this order.'),
  required: z.boolean().default(false).describe('Whether it has to be filled in.'),
  maxLength: z.number().int().min(1).max(500).default(120).describe('Most characters.'),
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
  .describe('More that the form asks for. It is kept in the person’s metadata.');

export const signUpCompanyName = z
  .enum(['required', 'optional', 'none'])
  .default('required')
  .describe('Whether the form asks for the company’s name. Without one a tenant is named after the address’s domain.');
