import { AuthorizationError } from '#server/protocols/oauth/oauth-error.ts';
import type { AuthorizeRule } from './authorize-request.ts';

/**
 * `prompt` and `max_age` (OpenID Connect Core, section 3.1.2.1). There is no consent step: clients are the vendor's
 * own.
 */
export const checkPrompt: AuthorizeRule = (context) => {
  const prompts = new Set((context.query.get('prompt') ?? '').split(' ').filter(Boolean));
  if (prompts.has('none') && prompts.size > 1)
    throw new AuthorizationError('invalid_request', 'prompt=none cannot be combined');
  if (prompts.has('none')) context.prompt = 'none';
  else if (prompts.has('login') || prompts.has('select_account')) context.prompt = 'login';
  const maxAge = context.query.get('max_age');
  if (maxAge === null || maxAge === 'undefined') return;
  if (!/^\d{1,9}$/.test(maxAge)) throw new AuthorizationError('invalid_request', 'max_age must be a number of seconds');
  context.maxAge = Number(maxAge);
};
