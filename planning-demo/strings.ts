/** Every text of the demo that a person reads. Names of products are their makers' own spelling. */
export const strings = {
  product: 'Waypoint',
  tagline: 'Navigate your project journey with intelligent planning and execution tools',
  newTab: '(opens in a new tab)',
  trace: (traceId: string) => `Trace ${traceId}`,
  tryAgain: 'Try again',

  login: {
    button: 'Single Sign-On',
    busy: 'Opening sign-in…',
    embedded: 'Sign in on this page instead',
    alreadyLoggedIn: 'Already logged in',
    unreachableTitle: 'The sign-in server didn’t answer.',
    unreachableText: 'You are not signed in yet and nothing was changed. Check your connection, then try again.',
    refusedTitle: 'The sign-in server refused the request.',
    refusedText: (reason: string) => `It said: “${reason}”. Try again, or ask the person who set up Waypoint for you.`,
  },

  embedded: { back: 'Use single sign-on' },

  boot: {
    loading: 'Checking who is signed in',
    slowTitle: 'This takes longer than usual',
    slowText: 'The sign-in server hasn’t answered yet. Wait a little longer, or load the page again.',
    failedTitle: 'We couldn’t check who is signed in',
    failedText: 'Your session is untouched. Check your connection, then try again.',
    missingTitle: 'Sign-in didn’t load',
    missingText:
      'A script that Waypoint needs for signing in was blocked or couldn’t be reached. ' +
      'Allow it in your ad blocker or firewall, check your connection, then load the page again.',
    reload: 'Load again',
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
    managePeople: 'Manage people',
    openPortal: 'Open portal',
    signOut: 'Sign out',
    signingOut: 'Signing out…',
    signOutFailedTitle: 'You are still signed in.',
    signOutFailedText: 'Signing out didn’t reach the sign-in server. Check your connection, then try again.',
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
