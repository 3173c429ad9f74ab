import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the dialogs that change the lists of email domains, a part of the security page. */
export const portalDomainRestrictions = {
  'domlist.allowTitle': 'Allow several email domains',
  'domlist.blockTitle': 'Block several email domains',
  'domlist.hint': 'One per line. Subdomains aren’t included. Text after a comma is ignored.',
  'domlist.add': { one: 'Add {count} domain', other: 'Add {count} domains' },
  'domlist.added': { one: '{count} domain added.', other: '{count} domains added.' },
  'domlist.tooMany': 'You can add up to {limit} domains at a time.',
  'domlist.reason.invalid': 'not a domain such as example.com',
  'domlist.reason.wildcard': 'wildcards aren’t supported',
  'domlist.reason.punycode': 'not valid punycode',
  'domlist.reason.several': 'more than one domain',
  'domlist.wildcardWrong': 'Wildcards aren’t supported. Add each domain, like example.com.',
  'domlist.impactRemove': 'Removing {domain}',
  'domlist.impactOff': 'Email domain restrictions are off. The preview shows the impact as if they were on.',
} as const satisfies Catalogue;
