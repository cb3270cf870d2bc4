/** The components that an application can replace, each by the module in `components/` that has the kit's own. */
export const replaceableComponents = {
  AccountPanel: 'account-panel',
  ActivityList: 'activity-list',
  ConsentBanner: 'consent-banner',
  ConsentPreferences: 'consent-preferences',
  DonateForm: 'donate-form',
  DonationList: 'donation-list',
  ErrorPage: 'error-page',
  Footer: 'footer',
  Header: 'header',
  Leaderboard: 'leaderboard',
  Main: 'main',
  MaintenanceNotice: 'maintenance-notice',
  PageHead: 'page-head',
  PageTools: 'page-tools',
  Progress: 'progress',
  Receipt: 'receipt',
  SearchField: 'search-field',
  ShareButtons: 'share-buttons',
  SkipLink: 'skip-link',
  SupporterHead: 'supporter-head',
  TeamHead: 'team-head',
} as const

export type ComponentName = keyof typeof replaceableComponents
