// What an application adds for browser and server.
export { defineSite } from './extend/define-site.ts'
export type { SiteDefinition, SliceProps } from './extend/define-site.ts'
export type { BrowserPlatformModule, BrowserPlatformSettings } from './config/browser-platform.ts'
export type { SiteTheme, ThemeFont, ThemeWebfont } from './theme/site-theme.ts'
export { lazySlice } from './extend/lazy-slice.ts'

// For routes of its own.
export { PageHead } from './extend/page-head.tsx'
export type { PageHeadProps } from './layout/page-head.tsx'
export { defaultPaths as paths } from '@milepost/supporter'
export { useMessages } from '@milepost/supporter'
export { fillMessage } from '@milepost/supporter/messages'
export type { LanguageDefinition } from './languages/site-language.ts'
export { PageErrorBoundary } from './extend/page-error-boundary.tsx'
