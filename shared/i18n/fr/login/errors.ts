/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request':
    'Il manque quelque chose dans ce formulaire, ou sa forme est incorrecte. Vérifiez les champs et renvoyez-le.',
  'too-many-requests': 'C’était trop souvent en peu de temps. Réessayez dans {seconds} s.',
  'server-busy':
    'Le serveur a plus à faire qu’il ne peut en ce moment. Rien n’a été modifié ; réessayez dans une minute.',
  'database-unavailable':
    'Le serveur ne peut pas joindre sa base de données en ce moment. Rien n’a été modifié ; réessayez dans une minute.',
  'internal-error':
    'Une erreur s’est produite sur le serveur. Réessayez ; si cela se reproduit, envoyez le numéro de suivi à l’assistance.',
  'authentication-failed': 'La connexion a échoué',
  unauthenticated: 'Votre session est terminée. Reconnectez-vous pour continuer.',
  'invalid-credentials':
    'L’e-mail ou le mot de passe est incorrect. Essais restants avant la suspension : {triesLeft}.',
  'captcha-required':
    'Nous n’avons pas pu établir que la demande vient d’une personne. Attendez {seconds} secondes, puis renvoyez.',
  'email-invalid': 'Ce n’est pas une adresse e-mail. Elle ressemble à name@example.com.',
  'authorization-request-expired':
    'La connexion qui vous a amené ici est restée ouverte trop longtemps. Recommencez-la depuis l’application.',
  'network-unreachable':
    'Nous n’avons pas pu joindre le serveur de connexion. Votre saisie est toujours là ; vérifiez votre connexion et réessayez.',
  'field-required': 'Remplissez ce champ.',
} as const;
