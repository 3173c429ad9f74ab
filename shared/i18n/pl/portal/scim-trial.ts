import type { portalScimTrial as english } from '#shared/i18n/en/portal/scim-trial.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimTrial: TranslationOf<typeof english> = {
  'scimtrial.title': 'Wypróbuj teraz',
  'scimtrial.text':
    'Wysyła żądania produktu katalogowego z tymczasowymi użytkownikami, a potem je cofa. Nie pozostaje żaden użytkownik, e-mail ani wpis inspekcji.',
  'scimtrial.product': 'Produkt katalogowy',
  'scimtrial.choose': 'Wybierz produkt',
  'scimtrial.start': 'Uruchom próbę',
  'scimtrial.again': 'Uruchom ponownie',
  'scimtrial.passed': 'Na każde żądanie udzielono odpowiedzi, jakiej oczekuje {product}.',
  'scimtrial.failed': 'Niektóre odpowiedzi nie są takie, jakich oczekuje {product}. Żądania poniżej pokazują które.',
  'scimtrial.steps': 'Żądania próby',
  'scimtrial.expected': 'Zgodnie z oczekiwaniem',
  'scimtrial.unexpected': 'Nieoczekiwane',
  'scimtrial.request': 'Żądanie',
  'scimtrial.response': 'Odpowiedź',
  'scimtrial.purpose.connect': 'Test połączenia',
  'scimtrial.purpose.create-user': 'Utworzenie użytkownika',
  'scimtrial.purpose.find-user': 'Wyszukanie użytkownika',
  'scimtrial.purpose.change-user': 'Zmiana użytkownika',
  'scimtrial.purpose.deactivate-user': 'Dezaktywacja użytkownika',
  'scimtrial.purpose.reactivate-user': 'Ponowna aktywacja użytkownika',
  'scimtrial.purpose.create-group': 'Utworzenie grupy',
  'scimtrial.purpose.add-member': 'Dodanie użytkownika do grupy',
  'scimtrial.purpose.remove-member': 'Usunięcie użytkownika z grupy',
  'scimtrial.purpose.delete-group': 'Usunięcie grupy',
  'scimtrial.purpose.delete-user': 'Usunięcie użytkownika',
  'scimtrial.purpose.verify': 'Sprawdzenie wyniku',
};
