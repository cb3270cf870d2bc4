export { limitEntries } from './limit-entries.ts'
export type { IsServedHost } from './entry/visit.ts'
export { withRefusalMetrics } from './entry/request-limits.ts'
export type { RefusalMessage } from './entry/refusal.ts'
export { networkPrefix } from './entry/request-limits.ts'
export { type RefusedStatus, refusedStatuses } from './entry/refusal.ts'
export {
  createRequestLimits,
  type Limit,
  type LimitStore,
  noLimits,
  type RequestLimits,
} from './entry/request-limits.ts'
export type { Visit } from './entry/visit.ts'
export {
  createSiteHandler,
  type SiteHandler,
  type SiteHandlerOptions,
} from './handler/create-site-handler.ts'
export { chooseEncoding } from './http/negotiate.ts'
export {
  compressBrotli,
  compress,
  type CompressedBody,
  compressFor,
  type Encoding,
} from './http/compress.ts'
export { readBody } from './http/read-body.ts'
export {
  currentProblemLog,
  currentRequest,
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
  type KnownNames,
  type ErrorLevel,
  type ErrorLogEntry,
  formatLogEntry,
} from './log/format-error.ts'
export type { RequestLine } from './log/request-line.ts'
export type { RequestTrace } from './log/request-trace.ts'
export { createMediaProxy } from './media/media-proxy.ts'
export type { MediaSources } from './media/media-proxy.ts'
export { type AnswerFacts, createAnswerFacts } from './pages/render-page.ts'
export { cacheAnonymousPages, type CacheKey } from './pages/page-handler.ts'
export { monotonicNow } from './time.ts'
export { createPageCache, type CachedPage, type PageCache } from './pages/page-cache.ts'
export type { FixedPolicy, RenderRequest, RenderScope } from './pages/render-page.ts'
export {
  contentSecurityPolicy,
  isPolicyOrigin,
  type PolicySources,
  securityHeaders,
} from './policy/content-security-policy.ts'
export type { LastGood, LastGoodStore, TextStore } from './last-good/last-good-store.ts'
export {
  SharedReadError,
  type SharedReading,
  type SharedReadOptions,
  type SharedReads,
} from './reads/read-cache.ts'
export type { InvalidationChannel } from './reads/expiry.ts'
export { createPurge, type PurgeOptions, type PurgeSettings } from './purge/create-purge.ts'
export { hashSource } from './policy/content-security-policy.ts'
export type { PagePolicy } from './policy/content-security-policy.ts'
export { toPolicyOrigin } from './policy/content-security-policy.ts'
export { type HashedDocument, replaceNonceWithHashes } from './policy/content-security-policy.ts'
export type { WaitUntil } from './time.ts'
export { callName } from './reads/create-read-observer.ts'
export { createExpiry, type ExpireReads } from './reads/expiry.ts'
export { type ExpiredKeys, expiredKeys, isExpired } from './reads/expiry.ts'
export { recordReads } from './reads/read-cache.ts'
export { createReadObserver } from './reads/create-read-observer.ts'
export {
  createReadCache,
  type ReadCache,
  type CachedValue,
  type ReadObserved,
  type ReadOptions,
} from './reads/read-cache.ts'
export type { MatchedRoute, MatchRoute } from './routes/matched-route.ts'
export { pagePath } from './routes/request-route.ts'
export type { RouteHandle } from './routes/matched-route.ts'
export { noTelemetry, type Telemetry } from './telemetry/telemetry.ts'
export type { TelemetrySettings } from './telemetry/telemetry.ts'
