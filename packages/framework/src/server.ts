// What an application adds for the server alone.
export { defineServer } from './extend/define-server.ts'
export type { ServerDefinition } from './extend/define-server.ts'
export { defineSlice } from './extend/define-slice.ts'
export type { SliceDefinition } from './extend/define-slice.ts'
export type { Project } from './project/project.ts'
export type { OwnSliceScope } from './slices/own-slice-scope.ts'

export type { SiteEnvironment } from './config/site-environment.ts'

// For loaders of routes of its own.
export { loadPage } from './extend/load-page.ts'
export { notFound } from './shell/with-page-problems.ts'
export type { CacheAge, SiteScope } from './request/site-scope.ts'
