import type { LogLevel, PurgeSettings, TelemetrySettings } from '@milepost/server'
import * as v from 'valibot'
import { EnvironmentError, siteVariables } from './variables.ts'
import { environments, type PlatformEnvironment, sandboxEnvironment } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** Settings of a site's process, read from environment variables at startup. */
export interface SiteEnvironment {
  /** Site key, such as `tideline` (decisions: site identity). */
  readonly site: string
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string
  readonly port: number
  /** IP address to listen on. */
  readonly host: string
  /** Proxies whose `X-Forwarded-For` is trusted: IP addresses, CIDR ranges or names such as `loopback`. */
  readonly trustedProxies: readonly string[]
  /** Time to keep serving after SIGTERM, in ms, so that load balancers can switch to other processes. */
  readonly drainMs: number
  /** Whether the trusted proxies set `X-Forwarded-Host`. */
  readonly trustsForwardedHost: boolean
  /** Whether forms are rate-limited per client network. */
  readonly rateLimits: boolean
  /** Timeout of one read including its retry, in ms. */
  readonly readTimeoutMs: number
  /** Interval between checks for newly published content, in ms; 0 to disable. */
  readonly contentCheckMs: number
  /** Security contact for `security.txt`: a `mailto:` or `https:` URL. */
  readonly securityContact: string | undefined
  /** `json` logs requests to stdout and errors to stderr, as JSON lines. `off` logs errors only, as plain text. */
  readonly log: 'json' | 'off'
  /** Minimum level of log entries. */
  readonly logLevel: LogLevel
  /** Start of a page's scripts: on the first interaction, or on load. */
  readonly loadsScripts: 'when-needed' | 'at-once'
  /** Whether giving-day mode, which reduces requests to the platform, is automatic, always on, or off. */
  readonly givingDay: 'auto' | 'on' | 'off'
  /** Whether responses have a `Server-Timing` header. */
  readonly serverTiming: boolean
  readonly telemetry: TelemetrySettings
  /** CDN to purge when reads are invalidated; undefined if there is none. */
  readonly purge: PurgeSettings | undefined
  /** URL template of the resizer for images in content files; undefined to serve the originals. */
  readonly imageResizer: string | undefined
  /** Redis or Valkey URL; undefined if the site has a single process. */
  readonly redisUrl: string | undefined
  /** Store of last known good values that outlives the process; undefined if there is none. */
  readonly lastGood: 'redis' | { readonly folder: string } | undefined
  /** Maximum memory for all caches of the process, in MiB; undefined for the default. */
  readonly cacheMb: number | undefined
  readonly development: boolean
  readonly platform: {
    /** `sandbox`, `own` for the application's custom platform, or a platform environment such as `production`. */
    readonly environment: string
    readonly apiKey: string
    readonly applicationKey: string | undefined
    /** Authentication scheme of supporters' requests to the platform. */
    readonly authType: 'Bearer' | 'Basic'
    /** Origin of the sandbox, if the environment is `sandbox`. */
    readonly sandboxOrigin: string | undefined
    /** Origins of a custom platform, which the CSP allows for images, requests and form targets. */
    readonly origins: readonly string[]
  }
  /** Base URL for relative form targets in the CMS, without a trailing slash. */
  readonly formsOrigin: string
  readonly content: {
    /** Source of documents: the CMS (`service`), or a custom source of the application (`own`). */
    readonly source: 'service' | 'own'
    /** API endpoint of the CMS repository, ending in `/api/v2`. Ignored with a custom source. */
    readonly endpoint: string
    readonly accessToken: string | undefined
    /** UID of the site's document. */
    readonly uid: string
    /** Folder of the site's documents, for custom sources. */
    readonly folder: string | undefined
  }
}

type EnvironmentVariables = Readonly<Record<string, string | undefined>>

/**
 * Parses the site's settings, which docs/configuration.md documents.
 *
 * @throws EnvironmentError listing every variable that is missing or invalid
 */
export function readSiteEnvironment(variables: EnvironmentVariables): SiteEnvironment {
  const read = v.safeParse(siteVariables, variables)
  if (!read.success) {
    const lines = read.issues.map(({ message }) => `- ${message}`)
    throw new EnvironmentError(`The site cannot start:\n${lines.join('\n')}`)
  }
  const { output } = read
  const { SITE: site, SANDBOX_ORIGIN: sandboxOrigin, PLATFORM_ENVIRONMENT: environment } = output
  const isSandbox = environment === 'sandbox'
  const origin = output.SITE_ORIGIN ?? `http://localhost:${output.PORT}`
  return {
    site,
    origin,
    port: output.PORT,
    host: output.HOST,
    trustedProxies: output.TRUSTED_PROXIES,
    drainMs: output.DRAIN_MS,
    trustsForwardedHost: output.FORWARDED_HOST,
    rateLimits: output.RATE_LIMITS,
    readTimeoutMs: output.READ_TIMEOUT_MS,
    contentCheckMs: output.CONTENT_CHECK_MS,
    loadsScripts: output.NODE_ENV === 'development' ? 'at-once' : output.LOAD_SCRIPTS,
    givingDay: output.GIVING_DAY,
    serverTiming: output.SERVER_TIMING,
    telemetry: {
      metrics: output.METRICS,
      metricsToken: output.METRICS_TOKEN,
      otlpEndpoint: output.OTEL_EXPORTER_OTLP_ENDPOINT,
      serviceName: output.OTEL_SERVICE_NAME,
      sampleRatio: output.OTEL_TRACES_SAMPLER_ARG,
      tracesServices: output.TRACE_SERVICES,
    },
    purge:
      output.CDN_PURGE === 'off' || output.CDN_PURGE_URL === undefined
        ? undefined
        : { driver: output.CDN_PURGE, url: output.CDN_PURGE_URL, token: output.CDN_PURGE_TOKEN },
    imageResizer: output.IMAGE_RESIZER,
    redisUrl: output.REDIS_URL,
    lastGood: getLastGoodStore(output, isSandbox),
    cacheMb: output.CACHE_MB,
    securityContact: output.SECURITY_CONTACT,
    log: output.LOG,
    logLevel: output.LOG_LEVEL,
    development: output.NODE_ENV === 'development',
    platform: {
      environment,
      // The sandbox accepts any key. For other platforms, the validation requires one.
      apiKey: output.PLATFORM_API_KEY ?? 'sandbox',
      applicationKey: output.PLATFORM_APPLICATION_KEY,
      authType: output.PLATFORM_AUTH_TYPE,
      sandboxOrigin,
      origins: output.PLATFORM_ORIGINS.filter((one) => one !== undefined),
    },
    formsOrigin: output.FORMS_ORIGIN ?? (isSandbox ? sandboxOrigin : undefined) ?? origin,
    content: {
      source: output.CONTENT_SOURCE,
      // The validation requires one of the two URLs.
      endpoint:
        output.CONTENT_ENDPOINT ?? `${sandboxOrigin}/content/${encodeURIComponent(site)}/api/v2`,
      accessToken: output.CONTENT_ACCESS_TOKEN,
      uid: output.CONTENT_SITE_UID ?? site,
      folder: output.CONTENT_FOLDER,
    },
  }
}

/** Returns the store of last known good values. Default: Redis, or a folder; none in development and with the sandbox. */
function getLastGoodStore(
  {
    LAST_GOOD_FOLDER: folder,
    REDIS_URL: redisUrl,
    NODE_ENV: mode,
  }: v.InferOutput<typeof siteVariables>,
  isSandbox: boolean,
): SiteEnvironment['lastGood'] {
  if (folder === 'off') return undefined
  if (folder !== undefined) return { folder }
  if (redisUrl !== undefined) return 'redis'
  return isSandbox || mode === 'development' ? undefined : { folder: '.milepost/last-good' }
}

/** Value of `PLATFORM_ENVIRONMENT` for a custom platform of `app/site.server.ts`. */
export const customPlatform = 'own'

/** Name of the platform slice's peer-to-peer variant in site documents. */
export const peerToPeerVariant = 'everydayhero'

/**
 * Returns the platform environment of the site.
 *
 * @param variant - variant of the platform slice in the site's document
 * @throws EnvironmentError if `PLATFORM_ENVIRONMENT` is unknown
 */
export function getPlatformEnvironment(
  { platform }: { platform: Omit<SiteEnvironment['platform'], 'origins'> },
  variant = 'default',
): PlatformEnvironment {
  const isPeerToPeer = variant === peerToPeerVariant
  if (platform.environment === 'sandbox') {
    return sandboxEnvironment(platform.sandboxOrigin ?? '', {
      variant: isPeerToPeer ? 'p2p' : 'default',
    })
  }
  const id = isPeerToPeer
    ? platform.environment.replace('production', 'p2p').replace(/^staging$/, 'p2p-staging')
    : platform.environment
  const known = Object.entries(environments).find(([key]) => key === id)?.[1]
  if (!known) {
    throw new EnvironmentError(
      `PLATFORM_ENVIRONMENT is "${platform.environment}"; use sandbox, ${Object.keys(environments).join(', ')}`,
    )
  }
  return platform.applicationKey === undefined
    ? known
    : { ...known, applicationKey: platform.applicationKey }
}

/** Returns the platform's origins for the CSP. */
export function getPlatformOrigins(environment: SiteEnvironment): {
  imageOrigins: string[]
  connectOrigins: string[]
  formOrigins: string[]
} {
  const { environment: name, origins: own } = environment.platform
  if (name === customPlatform) {
    return { imageOrigins: [...own], connectOrigins: [...own], formOrigins: [...own] }
  }
  const platform = getPlatformEnvironment(environment)
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))]
  return {
    imageOrigins: origins(platform.images, platform.services),
    connectOrigins: origins(platform.api, platform.services, platform.identity),
    formOrigins: origins(platform.link, platform.www),
  }
}

/** Settings of a custom platform in the browser. Not secret, because every page contains them. */
export interface BrowserPlatformSettings {
  /** Origins from `PLATFORM_ORIGINS`, in order. The CSP blocks requests to any others. */
  readonly origins: readonly string[]
  /** Timeout of a single request, in ms; undefined for the platform's default. */
  readonly timeoutMs?: number | undefined
  /** Timeout of a call including retries, in ms; undefined for the platform's default. */
  readonly deadlineMs?: number | undefined
}

/** Browser module of a custom platform. Its default export creates the adapter for a visitor who is not signed in. */
export interface BrowserPlatformModule {
  readonly default: (
    settings: BrowserPlatformSettings,
  ) => PlatformAdapter | Promise<PlatformAdapter>
}
