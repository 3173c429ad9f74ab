/** Every text of the demo that a user reads. Names of products are their makers' own spelling. */
export const strings = {
  product: 'Waypoint',
  tagline: 'Navigate your project journey with intelligent planning and execution tools',
  newTab: '(opens in a new tab)',
  trace: (traceId: string) => `Request ID: ${traceId}`,
  tryAgain: 'Try again',

  login: {
    button: 'Single Sign-On',
    busy: 'Opening sign-in…',
    embedded: 'Sign in on this page instead',
    alreadyLoggedIn: 'Already logged in',
    unreachableTitle: 'Couldn’t reach the sign-in server.',
    unreachableText: 'You’re not signed in, and nothing changed. Check your connection and try again.',
    refusedTitle: 'Couldn’t start sign-in.',
    refusedText: (reason: string) =>
      `The sign-in server answered: “${reason}”. Try again, or contact your Waypoint admin.`,
  },

  embedded: { back: 'Use single sign-on' },

  boot: {
    loading: 'Checking your session',
    slowTitle: 'This is taking longer than usual',
    slowText: 'The sign-in server hasn’t answered yet. Keep waiting, or reload the page.',
    failedTitle: 'We couldn’t check your session',
    failedText: 'Your session hasn’t changed. Check your connection and try again.',
    missingTitle: 'Couldn’t load sign-in',
    missingText:
      'A script that Waypoint needs for sign-in was blocked or couldn’t be loaded. ' +
      'Allow it in your ad blocker or firewall, check your connection, and reload the page.',
    reload: 'Reload page',
  },

  topBar: {
    searchPlaceholder: 'Search projects...',
    searchLabel: 'Search projects',
    notifications: 'Notifications',
    settings: 'Settings',
    avatarInitials: 'WP',
    accountMenu: 'Account',
    signedInAs: 'Signed in as',
    manageAccount: 'Manage account',
    managePeople: 'Manage users',
    openPortal: 'Open portal',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    signOutFailedTitle: 'Couldn’t sign you out.',
    signOutFailedText: 'You’re still signed in. Check your connection and try again.',
  },

  dashboard: {
    welcome: 'Welcome to Waypoint',
    prompt: 'Select a scenario to begin your project journey',
    scenarios: 'Scenarios',
    startProject: 'Start Project',
    startNamedProject: (title: string) => `Start Project: ${title}`,
    recentProjects: 'Recent Projects',
    viewAll: 'View All',
    statistics: 'Statistics',
    started: (date: string) => `Started ${date}`,
    progress: 'Progress',
    progressOf: (name: string) => `Progress of ${name}`,
    percent: (progress: number) => `${progress}%`,
  },

  scenarios: {
    migration: {
      title: 'System Migration',
      description: 'Seamlessly migrate between systems and platforms',
    },
    consolidation: {
      title: 'Tech Consolidation',
      description: 'Consolidate and optimize technical infrastructure',
    },
    brand: {
      title: 'Brand Transition',
      description: 'Guide through complete brand and identity changes',
    },
  },

  projects: {
    suites: 'Google Workspace to Microsoft 365 Migration',
    consolidation: 'Tech Stack Consolidation',
    types: { migration: 'Migration', consolidation: 'Consolidation' },
  },

  stats: {
    quick: { title: 'Quick Stats', value: '85%', caption: 'Average completion rate' },
    active: { title: 'Active Projects', value: '12', caption: 'Currently in progress' },
    completed: { title: 'Completed', value: '45', caption: 'Successfully delivered' },
  },

  categories: { email: 'Email', security: 'Security', storage: 'Storage' },

  systems: {
    proofpoint: { name: 'Proofpoint', description: 'Enterprise email security and filtering' },
    mimecast: { name: 'Mimecast', description: 'Cloud email management and security' },
    okta: { name: 'Okta', description: 'Identity and access management' },
    onePassword: { name: '1Password', description: 'Password management and authentication' },
    bitwarden: { name: 'Bitwarden', description: 'Open-source password manager' },
    box: { name: 'Box', description: 'Cloud content management and file sharing' },
    dropbox: { name: 'Dropbox', description: 'File hosting and synchronization' },
    sharePoint: { name: 'SharePoint', description: 'Collaborative platform and document management' },
  },

  migration: {
    title: 'System Migration',
    close: 'Close',
    from: 'Migrate from:',
    to: 'Migrate to:',
    cancel: 'Cancel',
    generate: 'Generate Plan',
    back: 'Back to Selection',
    save: 'Save Plan',
    selectionStep: 'Choose systems',
    planStep: (source: string, target: string) => `Migration plan from ${source} to ${target}`,
    missingSource: 'Choose the system to migrate from.',
    missingTarget: 'Choose the system to migrate to.',
    sameSystem: (name: string) => `${name} is both source and target. Choose another target.`,
    otherCategory: (target: string, targetCategory: string, sourceCategory: string) =>
      `${target} is still the target, but it belongs to ${targetCategory}. Choose a target in ${sourceCategory}.`,
    sourceLabel: 'From',
    targetLabel: 'To',
    estimatedTime: 'Estimated time',
    complexity: { low: 'Low complexity', medium: 'Medium complexity', high: 'High complexity' },
    prerequisites: 'Prerequisites',
    resources: 'Resources',
  },

  plan: {
    assessment: {
      title: 'Initial Assessment',
      description: (source: string, target: string) =>
        `List what ${source} holds today, who uses it, and what ${target} has to do from the first day.`,
      prerequisites: ['Admin access to both systems', 'Current system documentation'],
    },
    dataExport: {
      title: 'Data Export',
      description: (source: string) =>
        `Export data and settings from ${source}, and check that the export is complete.`,
      resource: (source: string) => `Export guide for ${source}`,
    },
    dataMapping: {
      title: 'Data Mapping',
      description: (source: string, target: string) =>
        `Decide where each field, group and rule of ${source} goes in ${target}, and what has no counterpart.`,
      prerequisites: ['Completed data export', 'Understanding of both system schemas'],
    },
    configuration: {
      title: (target: string) => `Configuration of ${target}`,
      description: (target: string) =>
        `Set up ${target} with its policies, groups and integrations, and try it with a small group.`,
      resource: (target: string) => `Setup documentation for ${target}`,
    },
    execution: {
      title: 'Migration Execution',
      description: (source: string, target: string) =>
        `Move people and data in waves, verify each wave in ${target}, then retire ${source}.`,
      prerequisites: ['Completed configuration', 'Migration plan approval'],
    },
  },
} as const;
