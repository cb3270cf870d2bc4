export { limitEntries } from './limit-entries.ts'
export type { IsServedHost, RequestContext } from './entry/request-context.ts'
export type { RefusalMessage, RefusedStatus } from './entry/refusal.ts'
export {
  createRateLimiter,
  type RateLimit,
  type RateLimitStore,
  getNetworkPrefix,
  noLimits,
  type RateLimiter,
  withRefusalMetrics,
} from './entry/rate-limiter.ts'
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
  type AuditLogEntry,
  consoleOutput,
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
export type { AccessLogEntry } from './log/access-log-entry.ts'
export { createMediaProxy, type MediaSources } from './media/media-proxy.ts'
export {
  type RenderFacts,
  createRenderFacts,
  type FixedPolicy,
  type RenderRequest,
  type RenderScope,
} from './pages/render-page.ts'
export type { GetCacheKey } from './pages/page-cache.ts'
export { createPageCache, type CachedPage, type PageCache } from './pages/page-cache.ts'
export {
  createContentSecurityPolicy,
  hashSource,
  type PagePolicy,
  toPolicyOrigin,
} from './policy/content-security-policy.ts'
export type { LastGoodValue, LastGoodStore, TextStore } from './last-good/last-good-store.ts'
export { createPurge, type PurgeSettings } from './purge/create-purge.ts'
export { getCallName, createReadObserver } from './reads/create-read-observer.ts'
export {
  createInvalidator,
  type InvalidatedKeys,
  createInvalidatedKeys,
  type InvalidateReads,
  type InvalidationChannel,
  isInvalidated,
} from './reads/invalidator.ts'
export {
  type CachedValue,
  createReadCache,
  type ReadCache,
  type ObservedRead,
  type ReadOptions,
  recordReads,
  type SharedReads,
} from './reads/read-cache.ts'
export type { MatchedRoute, MatchRoute, RouteHandle } from './routes/matched-route.ts'
export { toPagePath } from './routes/request-route.ts'
export { noTelemetry, type Telemetry, type TelemetrySettings } from './telemetry/telemetry.ts'
export { getMonotonicTime, type WaitUntil } from './time.ts'
