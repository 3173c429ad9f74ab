/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Certains champs sont manquants ou non valides. Vérifiez-les et réessayez.',
  'too-many-requests': 'Trop de demandes. Réessayez dans {seconds} secondes.',
  'server-busy': 'Le serveur est très sollicité. Rien n’a été modifié ; réessayez dans une minute.',
  'database-unavailable':
    'Le serveur n’atteint pas sa base de données. Rien n’a été modifié ; réessayez dans une minute.',
  'internal-error':
    'Une erreur s’est produite de notre côté. Réessayez et, si le problème persiste, contactez l’assistance avec l’ID de requête.',
  'authentication-failed': 'Échec de l’authentification',
  unauthenticated: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  'invalid-credentials':
    'Adresse e-mail ou mot de passe incorrect. Tentatives restantes avant le verrouillage de votre compte : {triesLeft}.',
  'captcha-required':
    'Nous n’avons pas pu vérifier que vous êtes humain. Patientez {seconds} secondes, puis réessayez.',
  'email-invalid': 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
  'authorization-request-expired': 'Votre demande de connexion a expiré. Recommencez depuis l’application.',
  'network-unreachable':
    'Impossible de joindre le serveur. Vos saisies sont conservées. Vérifiez votre connexion et réessayez.',
  'field-required': 'Ce champ est obligatoire.',
} as const;
