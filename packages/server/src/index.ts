export { limitEntries } from './limit-entries.ts'
export type { IsServedHost, Visit } from './entry/visit.ts'
export type { RefusalMessage, RefusedStatus } from './entry/refusal.ts'
export {
  createRequestLimits,
  type Limit,
  type LimitStore,
  getNetworkPrefix,
  noLimits,
  type RequestLimits,
  withRefusalMetrics,
} from './entry/request-limits.ts'
export {
  createSiteHandler,
  type SiteHandler,
  type SiteHandlerOptions,
} from './handler/site-handler.ts'
export { compress, type CompressedBody, type Encoding } from './http/compress.ts'
export { readBody } from './http/read-body.ts'
export {
  getCurrentProblemLog,
  getCurrentRequest,
  type RequestTrace,
  runForRequest,
  runForSite,
} from './log/request-trace.ts'
export {
  type AuditLine,
  consoleLines,
  createLogWriter,
  type LogLevel,
  type LogWriter,
} from './log/log-writer.ts'
export {
  createErrorFormatter,
  type ErrorFormatter,
  type LogAllowlist,
  type ErrorLevel,
  type ErrorLogEntry,
  formatLogEntry,
} from './log/format-error.ts'
export type { RequestLine } from './log/request-line.ts'
export { createMediaProxy, type MediaSources } from './media/media-proxy.ts'
export {
  type AnswerFacts,
  createAnswerFacts,
  type FixedPolicy,
  type RenderRequest,
  type RenderScope,
} from './pages/render-page.ts'
export type { CacheKey } from './pages/page-cache.ts'
export { createPageCache, type CachedPage, type PageCache } from './pages/page-cache.ts'
export {
  createContentSecurityPolicy,
  hashSource,
  type PagePolicy,
  toPolicyOrigin,
} from './policy/content-security-policy.ts'
export type { LastGood, LastGoodStore, TextStore } from './last-good/last-good-store.ts'
export { createPurge, type PurgeSettings } from './purge/create-purge.ts'
export { callName, createReadObserver } from './reads/create-read-observer.ts'
export {
  createExpiry,
  type ExpiredKeys,
  createExpiredKeys,
  type ExpireReads,
  type InvalidationChannel,
  isExpired,
} from './reads/expiry.ts'
export {
  type CachedValue,
  createReadCache,
  type ReadCache,
  type ReadObserved,
  type ReadOptions,
  recordReads,
  type SharedReads,
} from './reads/read-cache.ts'
export type { MatchedRoute, MatchRoute, RouteHandle } from './routes/matched-route.ts'
export { pagePath } from './routes/request-route.ts'
export { noTelemetry, type Telemetry, type TelemetrySettings } from './telemetry/telemetry.ts'
export { getMonotonicTime, type WaitUntil } from './time.ts'
