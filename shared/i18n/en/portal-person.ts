import type { Catalogue } from '../translator.ts';

/** Texts of what opens over the list of people: one person's access, dialogs. They come with it. */
export const portalPerson = {
  // one person
  'person.phone': 'Phone',
  'person.managedText':
    'A directory keeps the name, the phone number and the user name of this person. Roles and groups are given here.',
  'person.editTitle': 'Edit {name}',
  'person.name': 'Name',
  'person.nameMissing': 'Enter a name.',
  'person.saved': '{name} is saved.',
  'person.useTheirs': 'Use the new values',
  'person.groupsTitle': 'Groups of {name}',
  'person.groupsText': 'A group gives its roles to everybody in it.',
  'person.groupsSaved': 'The groups of {name} are changed.',
  'person.groupsPartly': 'Not everything was saved. {done} What is still to do is chosen below. {reason}',
  'person.groupsDone': 'Done: {groups}.',
  'person.sessions': 'Signed in now',
  'person.noSessions': 'Nowhere at the moment.',
  'person.since': 'since {time}',
  'person.thisMoment': 'this moment',
  'person.factors': 'Second step',
  'person.noFactors': 'Not set up.',
  'person.app': 'Authenticator app',
  'person.sms': 'Text messages to {number}',
  'person.key': 'Security key',
  'person.platform': 'A device’s own lock',
  'person.codes': { one: '{count} recovery code is left.', other: '{count} recovery codes are left.' },
  'person.accessFailed': 'Sessions and second steps could not be loaded.',
  'person.events': 'Activity',
  'person.eventsFailed': 'The activity could not be loaded.',
  'person.noEvents': 'Nothing yet.',

  // a reset of the second step
  'reset.ask': 'Reset second step…',
  'reset.askTitle': 'Reset the second step of {name}?',
  'reset.askText':
    'For somebody who lost it, with all recovery codes. {name} is told by mail and can keep everything. Another admin has to confirm; {delay} later the second step, the recovery codes and every session of {name} are gone.',
  'reset.askAction': 'Ask for the reset',
  'reset.askKeep': 'Leave it as it is',
  'reset.asking': 'Asking…',
  'reset.asked': '{name} is told. Another admin has to confirm the reset.',
  'reset.askedText': '{actor} asked for a reset. Another admin confirms it, or it lapses on {time}.',
  'reset.askedByYou': 'You asked for a reset. Another admin confirms it, or it lapses on {time}.',
  'reset.confirm': 'Confirm the reset',
  'reset.confirmed': 'Confirmed. {name} is told, and can keep everything until then.',
  'reset.confirmedText': 'The second step is reset on {time}, as {actor} and {other} agreed.',
  'reset.callOff': 'Call it off',
  'reset.calledOff': 'The reset is off. {name} is told.',
  'reset.hours': { one: '{count} hour', other: '{count} hours' },
  'reset.failed': 'The reset is as before.',

  // several
  'bulk.accessTitle': { one: 'Roles and groups for {count} person', other: 'Roles and groups for {count} people' },
  'bulk.accessText': 'What is chosen here is added. What somebody has already stays.',
  'bulk.accessSave': 'Add them',
  'bulk.accessProgress': '{done} of {count} done',
  'bulk.didAccess': { one: '{count} person has them now.', other: '{count} people have them now.' },
  'bulk.accessFailed': {
    one: '{count} person could not be given everything:',
    other: '{count} people could not be given everything:',
  },
  'bulk.groupFailed': 'Nobody could be put into {group}:',
} as const satisfies Catalogue;
