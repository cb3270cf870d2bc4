// Extensions for the server.
export { defineServer } from './app/extend/define-server.ts'
export type { ServerDefinition } from './app/extend/define-server.ts'
export { defineSlice } from './app/extend/define-server.ts'
export type { SliceDefinition } from './app/extend/define-server.ts'
export type { Project } from './totals/project.ts'
export type { OwnSliceScope } from './sections/own/own.server.ts'

export type { SiteEnvironment } from './base/site-environment.ts'

// For loaders of custom routes.
export { loadPage } from './app/extend/load-page.ts'
export { notFound } from './frame/request/page-problem.server.ts'
export type { CacheAge, SiteScope } from './frame/request/scopes.ts'
