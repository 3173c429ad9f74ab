import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Gebruikersnaam',
  'userName.none': 'Geen',
  'userName.ownHint': 'Je kunt inloggen met je gebruikersnaam of je e-mailadres.',
  'userName.ownHintAlone': 'Je logt in met je gebruikersnaam.',
  'userName.byAdmin':
    'Je kunt inloggen met je gebruikersnaam of je e-mailadres. Vraag een beheerder om je gebruikersnaam te wijzigen.',
  'userName.give': 'Gebruikersnaam instellen…',
  'userName.choose': 'Gebruikersnaam kiezen…',
  'userName.change': 'Gebruikersnaam wijzigen…',
  'userName.remove': 'Gebruikersnaam verwijderen…',
  'userName.title': 'Gebruikersnaam van {name}',
  'userName.ownTitle': 'Je gebruikersnaam',
  'userName.rule':
    '3 tot 64 letters, cijfers, punten, koppeltekens of onderstrepingstekens. Begin met een letter of cijfer.',
  'userName.text':
    '{name} kan inloggen met deze gebruikersnaam of het e-mailadres. Hoofdletters en kleine letters maken niet uit.',
  'userName.ownText':
    'Je kunt inloggen met deze gebruikersnaam of je e-mailadres. Hoofdletters en kleine letters maken niet uit.',
  'userName.taken': 'Deze gebruikersnaam is al bezet. Gebruik een andere.',
  'userName.saved': 'Gebruikersnaam van {name} gewijzigd in {username}.',
  'userName.ownSaved': 'Gebruikersnaam gewijzigd in {username}.',
  'userName.useTheirs': 'Nieuwe naam gebruiken',
  'userName.removeTitle': 'Gebruikersnaam ‘{username}’ verwijderen?',
  'userName.removeText': '{name} logt dan in met {email}. De gebruikersnaam {username} komt vrij voor anderen.',
  'userName.ownRemoveText': 'Je logt dan in met {email}. De gebruikersnaam {username} komt vrij voor anderen.',
  'userName.removeAction': 'Gebruikersnaam verwijderen',
  'userName.removeKeep': 'Annuleren',
  'userName.removing': 'Verwijderen…',
  'userName.removed': 'Gebruikersnaam van {name} verwijderd.',
  'userName.ownRemoved': 'Gebruikersnaam verwijderd.',
};
