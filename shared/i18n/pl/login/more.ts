import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** Locked accounts, single sign-on, other sign-in methods, and texts that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'account-locked':
      'Twoje konto jest zablokowane z powodu zbyt wielu nieprawidłowych haseł. Możesz spróbować ponownie po: {lockedUntil}.',
    'account-disabled': 'Twoje konto zostało dezaktywowane. Poproś administratora organizacji o ponowne aktywowanie.',
    'application-not-assigned': 'Nie masz dostępu do tej aplikacji. Poproś o dostęp administratora organizacji.',
    'account-expired': 'Twój dostęp wygasł. Poproś administratora organizacji o jego przedłużenie.',
    'email-not-verified': 'Najpierw potwierdź swój adres e-mail. Otwórz wysłany link lub poproś o nowy.',
    'no-tenant': 'Twoje konto nie należy jeszcze do żadnej organizacji. Poproś administratora o zaproszenie.',
    'sso-required':
      'Twoja organizacja wymaga logowania jednokrotnego. Wróć i kontynuuj u swojego dostawcy tożsamości. Przy dostępie awaryjnym sprawdź adres e-mail i hasło.',
    'ip-address-refused':
      'Twoja organizacja nie zezwala na dostęp z Twojego adresu IP ({ipAddress}). Użyj dozwolonej sieci lub poproś administratora o dodanie adresu.',
    'country-refused':
      'Twoja organizacja nie zezwala na dostęp z Twojej lokalizacji ({country}, adres IP {ipAddress}). Skorzystaj z sieci w dozwolonym kraju lub skontaktuj się z administratorem.',
    'email-domain-refused':
      'Ta organizacja nie przyjmuje adresów e-mail z domeny {domain}. Użyj adresu z innej domeny.',
    'password-expired': 'Twoje hasło wygasło. Wysłaliśmy Ci link do utworzenia nowego.',
    'sign-in-method-unavailable':
      'Twoja organizacja używa metody logowania, która nie jest tu dostępna. Skontaktuj się z administratorem lub użyj innego adresu e-mail.',
    'form-expired': 'Ta strona wygasła. Wyślij formularz ponownie.',
  },
  texts: {
    // more
    'common.newPassword': 'Nowe hasło',
    'common.name': 'Imię i nazwisko',
    'common.companyName': 'Nazwa firmy',
    'common.signIn': 'Zaloguj się',
    'common.continue': 'Dalej',
    'common.backToSignIn': 'Wróć do logowania',
    'common.useAnotherAddress': 'Użyj innego adresu e-mail',
    'common.resend': 'Wyślij e-mail ponownie',
    'common.resending': 'Wysyłanie…',
    'common.resendIn': 'Wyślij ponownie za {time}',
    'common.opening': 'Otwieranie {place}…',
    'common.ruleLength': 'Od {minLength} do {maxLength} znaków',
    'common.ruleEmail': 'Inne niż adres e-mail',
    'common.ruleCommon': 'Nie jest popularnym hasłem',
    'common.working': 'Chwileczkę…',
    'redirectToSSO.title': 'Zaloguj się przez organizację',
    'redirectToSSO.text': 'Zalogujesz się jako {email} na stronie {place} i od razu tu wrócisz.',
    'redirectToSSO.now': 'Przejdź teraz',
    'redirectToSSO.emergency': 'Dostęp awaryjny',
    'redirectToSSO.another': 'Zaloguj się w inny sposób',
    'loginWithSSOFailed.title': 'Logowanie jednokrotne nie powiodło się',
    'loginWithSSOFailed.text':
      'Logowanie nie zostało ukończone. Spróbuj ponownie lub skontaktuj się z administratorem.',
    'loginWithSSOFailed.denied':
      'Dostawca tożsamości nie zalogował Cię: logowanie anulowano albo nie masz dostępu. Jeśli go potrzebujesz, poproś administratora.',
    'locked.title': 'Twoje konto jest zablokowane',
    'locked.until': 'Zablokowane do {time}',
    'locked.text': 'Zablokowaliśmy to konto z powodu zbyt wielu nieprawidłowych haseł. Twoje dane są bezpieczne.',
    'locked.mail': 'Jeśli istnieje konto dla tego adresu e-mail, wysłaliśmy link, który odblokuje je od razu.',
    'locked.wait': 'Możesz też poczekać: konto odblokuje się automatycznie za {time}.',
    'locked.reset': 'To nie Ty? Zresetuj hasło',
    'error.title': 'Nie możesz się tu zalogować',

    // other ways
    'otherMethods.quickSms': 'Wyślij mi kod SMS-em',
    'otherMethods.or': 'Lub kontynuuj przez',
    'otherMethods.passkey': 'Zaloguj się kluczem dostępu',
    'otherMethods.title': 'Inne sposoby logowania',
    'otherMethods.insteadPassword': 'Użyj hasła',
    'otherMethods.insteadPasskey': 'Użyj klucza dostępu',
    'otherMethods.insteadCode': 'Wyślij mi kod e-mailem',
    'otherMethods.insteadLink': 'Wyślij mi link e-mailem',
    'otherMethods.insteadSms': 'Wyślij mi kod SMS-em',
    'otherMethods.password': 'Użyj hasła',
    'otherMethods.code': 'Wyślij mi kod e-mailem',
    'otherMethods.link': 'Wyślij mi link e-mailem',
  },
};
