export { limitEntries } from './limit-entries.ts'
export type { IsServedHost } from './entry/is-served-host.ts'
export { withRefusalMetrics } from './entry/with-refusal-metrics.ts'
export type { RefusalMessage } from './entry/refusal-message.ts'
export { networkPrefix } from './entry/network-prefix.ts'
export { type RefusedStatus, refusedStatuses } from './entry/refused-status.ts'
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
export { chooseEncoding } from './http/choose-encoding.ts'
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
} from './log/current-request.ts'
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
export type { MediaSources } from './media/media-sources.ts'
export { type AnswerFacts, createAnswerFacts } from './pages/answer-facts.ts'
export { cacheAnonymousPages, type CacheKey } from './pages/cache-key.ts'
export { monotonicNow } from './monotonic-now.ts'
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
} from './reads/shared-reads.ts'
export type { InvalidationChannel } from './reads/invalidation-channel.ts'
export { createPurge, type PurgeOptions, type PurgeSettings } from './purge/create-purge.ts'
export { hashSource } from './policy/hash-source.ts'
export type { PagePolicy } from './policy/page-policy.ts'
export { toPolicyOrigin } from './policy/to-policy-origin.ts'
export { type HashedDocument, replaceNonceWithHashes } from './policy/replace-nonce-with-hashes.ts'
export type { WaitUntil } from './wait-until.ts'
export { callName } from './reads/call-name.ts'
export { createExpiry, type ExpireReads } from './reads/create-expiry.ts'
export { type ExpiredKeys, expiredKeys, isExpired } from './reads/expired-keys.ts'
export { recordReads } from './reads/record-reads.ts'
export { createReadObserver } from './reads/create-read-observer.ts'
export {
  createReadCache,
  type ReadCache,
  type CachedValue,
  type ReadObserved,
  type ReadOptions,
} from './reads/read-cache.ts'
export type { MatchedRoute, MatchRoute } from './routes/matched-route.ts'
export { pagePath } from './routes/page-path.ts'
export type { RouteHandle } from './routes/route-handle.ts'
export { noTelemetry, type Telemetry } from './telemetry/telemetry.ts'
export type { TelemetrySettings } from './telemetry/telemetry-settings.ts'
