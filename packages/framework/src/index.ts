// Extensions for browser and server.
export { defineSite } from './app/extend/define-site.ts'
export type { SiteDefinition, SliceProps } from './app/extend/define-site.ts'
export type { BrowserPlatformModule, BrowserPlatformSettings } from './base/site-environment.ts'
export type { SiteTheme, ThemeFont, ThemeWebfont } from './base/theme.ts'
export { lazySlice } from './app/extend/define-site.ts'

// For custom routes.
export { PageHead } from './app/extend/page-head.tsx'
export type { PageHeadProps } from './frame/layout/page-head.tsx'
export { defaultPaths as paths } from '@milepost/supporter'
export { useMessages } from '@milepost/supporter'
export { fillMessage } from '@milepost/supporter/messages'
export type { LanguageDefinition } from './base/site-language.ts'
export { PageErrorBoundary } from './shell/page-error.tsx'
