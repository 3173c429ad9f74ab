import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the dialogs that change the lists of IP addresses, a part of the security page. */
export const portalIpRestrictions = {
  'iplist.file': 'Choose CSV file',
  'iplist.fileTooLarge': 'Choose a file of up to {size}.',
  'iplist.fileNotText': 'Choose a text file, such as a CSV file.',
  'iplist.ready': { one: '{count} line can be added.', other: '{count} lines can be added.' },
  'iplist.wrong': { one: '{count} line can’t be added.', other: '{count} lines can’t be added.' },
  'iplist.line': 'Line {line}:',
  'iplist.reason.invalid': 'not an IP address or range',
  'iplist.reason.every': 'holds every address',
  'iplist.reason.twice': 'listed above already',
  'iplist.more': { one: 'and {count} more line', other: 'and {count} more lines' },
  'iplist.dropWrong': { one: 'Leave out {count} line', other: 'Leave out {count} lines' },
  'iplist.impactAdd': 'Adding to the list: {list}',
  'iplist.impactRemove': 'Removing {ip}',
  'iplist.impactOff': 'IP restrictions are off. The preview shows the impact as if they were on.',
} as const satisfies Catalogue;
