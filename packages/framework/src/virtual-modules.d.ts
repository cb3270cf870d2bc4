/** The application's extensions for browser and server, see `bundling/virtual-modules.ts`. */
declare module 'virtual:milepost/site' {
  const site: import('./app/extend/define-site.ts').SiteDefinition
  export default site
}

/** The application's extensions for the server. */
declare module 'virtual:milepost/server' {
  const server: import('./app/extend/define-server.ts').ServerDefinition
  export default server
}

/** Scripts of the custom elements of `@milepost/embed`, by element name; see `bundling/virtual-modules.ts`. */
declare module 'virtual:milepost/embed-modules' {
  const modules: Readonly<Record<string, string>>
  export default modules
}

/** Script of the first load, see `bundling/starter-module.ts`. */
declare module 'virtual:milepost/starter' {
  export const text: string
  export const rules: string
  /** URL of the script that refetches totals. */
  export const freshFigures: string
}

/** The application's account panel, loaded on first render; undefined if it has none. */
declare module 'virtual:milepost/own-account-panel' {
  const component:
    | import('react').ComponentType<import('./app/components/account-panel.ts').AccountPanelProps>
    | undefined
  export default component
}

// The site's components: the application's replacements, or the kit's.
declare module 'virtual:milepost/components/AccountPanel' {
  const component: typeof import('./app/components/account-panel.ts').default
  export default component
}
declare module 'virtual:milepost/components/ActivityList' {
  const component: typeof import('./app/components/activity-list.ts').default
  export default component
}
declare module 'virtual:milepost/components/ConsentBanner' {
  const component: typeof import('./app/components/consent-banner.ts').default
  export default component
}
declare module 'virtual:milepost/components/ConsentPreferences' {
  const component: typeof import('./app/components/consent-preferences.ts').default
  export default component
}
declare module 'virtual:milepost/components/DonateForm' {
  const component: typeof import('./app/components/donate-form.ts').default
  export default component
}
declare module 'virtual:milepost/components/DonationList' {
  const component: typeof import('./app/components/donation-list.ts').default
  export default component
}
declare module 'virtual:milepost/components/ErrorPage' {
  const component: typeof import('./app/components/error-page.ts').default
  export default component
}
declare module 'virtual:milepost/components/Footer' {
  const component: typeof import('./app/components/footer.ts').default
  export default component
}
declare module 'virtual:milepost/components/Header' {
  const component: typeof import('./app/components/header.ts').default
  export default component
}
declare module 'virtual:milepost/components/Leaderboard' {
  const component: typeof import('./app/components/leaderboard.ts').default
  export default component
}
declare module 'virtual:milepost/components/Main' {
  const component: typeof import('./app/components/main.ts').default
  export default component
}
declare module 'virtual:milepost/components/MaintenanceNotice' {
  const component: typeof import('./app/components/maintenance-notice.ts').default
  export default component
}
declare module 'virtual:milepost/components/PageHead' {
  const component: typeof import('./app/components/page-head.ts').default
  export default component
}
declare module 'virtual:milepost/components/PageTools' {
  const component: typeof import('./app/components/page-tools.ts').default
  export default component
}
declare module 'virtual:milepost/components/Progress' {
  const component: typeof import('./app/components/progress.ts').default
  export default component
}
declare module 'virtual:milepost/components/Receipt' {
  const component: typeof import('./app/components/receipt.ts').default
  export default component
}
declare module 'virtual:milepost/components/SearchField' {
  const component: typeof import('./app/components/search-field.ts').default
  export default component
}
declare module 'virtual:milepost/components/ShareButtons' {
  const component: typeof import('./app/components/share-buttons.ts').default
  export default component
}
declare module 'virtual:milepost/components/SkipLink' {
  const component: typeof import('./app/components/skip-link.ts').default
  export default component
}
declare module 'virtual:milepost/components/SupporterHead' {
  const component: typeof import('./app/components/supporter-head.ts').default
  export default component
}
declare module 'virtual:milepost/components/TeamHead' {
  const component: typeof import('./app/components/team-head.ts').default
  export default component
}
