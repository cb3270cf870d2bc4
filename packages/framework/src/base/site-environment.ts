import type { LogLevel, PurgeSettings, TelemetrySettings } from '@milepost/server'
import * as v from 'valibot'
import { siteVariables } from './variables.ts'
import { environments, type PlatformEnvironment, sandboxEnvironment } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** The settings of the process that serves a site, from its environment. Read once, at the start. */
export interface SiteEnvironment {
  /** The site's key, such as `tideline` (decisions: site identity). */
  readonly site: string
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string
  readonly port: number
  /** The address the server listens on. */
  readonly host: string
  /** The proxies whose `X-Forwarded-For` is believed: addresses, networks, or names of kinds of networks. */
  readonly trustedProxies: readonly string[]
  /** Delay between SIGTERM and the shutdown, in ms. All requests are served meanwhile. */
  readonly drainMs: number
  /** Whether these proxies name the requested host in `X-Forwarded-Host`. */
  readonly trustsForwardedHost: boolean
  /** Whether forms are limited by the address that they come from. */
  readonly rateLimits: boolean
  /** Timeout of one read including its retry, in ms. */
  readonly readTimeoutMs: number
  /** Interval between checks for newly published content, in ms; 0 to disable. */
  readonly contentCheckMs: number
  /** Security contact for `security.txt`: a `mailto:` or `https:` URL. */
  readonly securityContact: string | undefined
  /**
   * `json`: requests to standard output and problems to standard error, as JSON lines. `off`: no request log, and
   * problems as plain text.
   */
  readonly log: 'json' | 'off'
  /** Least important level that is logged. */
  readonly logLevel: LogLevel
  /** When a page's application starts: on the first interaction, or on load. */
  readonly loadsScripts: 'when-needed' | 'at-once'
  /** Whether the site asks the platform for less: when it has to, always or never. */
  readonly givingDay: 'auto' | 'on' | 'off'
  /** Whether answers say in `Server-Timing` what took how long. */
  readonly serverTiming: boolean
  readonly telemetry: TelemetrySettings
  /** CDN to purge on invalidation; undefined if there is none. */
  readonly purge: PurgeSettings | undefined
  /** URL template of the resizer of content files' images; undefined if they are served as they are. */
  readonly imageResizer: string | undefined
  /** Redis or Valkey URL for invalidation between processes; undefined for a single process. */
  readonly redisUrl: string | undefined
  /** Store of last known good values beyond the process: Redis, a folder, or undefined for none. */
  readonly lastGood: 'redis' | { readonly folder: string } | undefined
  /** Memory limit of all caches of the process, in MiB; undefined for no limit. */
  readonly cacheMb: number | undefined
  readonly development: boolean
  readonly platform: {
    /** `sandbox`, `own` (the application's custom platform), or a known environment such as `production`. */
    readonly environment: string
    readonly apiKey: string
    readonly applicationKey: string | undefined
    /** Authentication scheme of supporters on the platform: a token or a password. */
    readonly authType: 'Bearer' | 'Basic'
    /** The sandbox's origin, when the environment is `sandbox`. */
    readonly sandboxOrigin: string | undefined
    /** Allowed origins for images, requests and form targets if the environment is `own`. */
    readonly origins: readonly string[]
  }
  /** The origin that the paths of forms are added to, without a trailing slash. */
  readonly formsOrigin: string
  readonly content: {
    /** Source of documents: the CMS, or a custom source of the application. */
    readonly source: 'service' | 'own'
    /** The content repository's API address, ending in `/api/v2`. Of no use where the source is the application's own. */
    readonly endpoint: string
    readonly accessToken: string | undefined
    /** The uid of the site's document. */
    readonly uid: string
    /** For a source that the application brings: the folder of the site's documents. */
    readonly folder: string | undefined
  }
}

/** Reports all missing and invalid settings at once. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError' as const
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads the site's settings from environment variables; docs/configuration.md explains each.
 *
 * @throws EnvironmentError with a line for each variable that is missing or wrong
 */
export function readSiteEnvironment(variables: Variables): SiteEnvironment {
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
    lastGood: placeOfLastGood(output, isSandbox),
    cacheMb: output.CACHE_MB,
    securityContact: output.SECURITY_CONTACT,
    log: output.LOG,
    logLevel: output.LOG_LEVEL,
    development: output.NODE_ENV === 'development',
    platform: {
      environment,
      // The sandbox takes any; on another platform there is one.
      apiKey: output.PLATFORM_API_KEY ?? 'sandbox',
      applicationKey: output.PLATFORM_APPLICATION_KEY,
      authType: output.PLATFORM_AUTH_TYPE,
      sandboxOrigin,
      origins: output.PLATFORM_ORIGINS.filter((one) => one !== undefined),
    },
    formsOrigin: output.FORMS_ORIGIN ?? (isSandbox ? sandboxOrigin : undefined) ?? origin,
    content: {
      source: output.CONTENT_SOURCE,
      // Without either address nothing was read.
      endpoint:
        output.CONTENT_ENDPOINT ?? `${sandboxOrigin}/content/${encodeURIComponent(site)}/api/v2`,
      accessToken: output.CONTENT_ACCESS_TOKEN,
      uid: output.CONTENT_SITE_UID ?? site,
      folder: output.CONTENT_FOLDER,
    },
  }
}

/** Default: Redis if configured, otherwise a folder, but no folder in development and with the sandbox. */
function placeOfLastGood(
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

/** Value of `PLATFORM_ENVIRONMENT` if `app/site.server.ts` provides a custom platform. */
export const ownEnvironment = 'own'

/** The peer-to-peer variant's name in content documents. */
export const peerToPeerVariant = 'everydayhero'

/**
 * The platform environment that powers the site.
 *
 * @param variant - the platform slice's variant in the site's document, such as `default`
 * @throws EnvironmentError when `PLATFORM_ENVIRONMENT` names none that is known
 */
export function platformEnvironment(
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
      `PLATFORM_ENVIRONMENT is "${platform.environment}"; it may be sandbox, ${Object.keys(environments).join(', ')}`,
    )
  }
  return platform.applicationKey === undefined
    ? known
    : { ...known, applicationKey: platform.applicationKey }
}

/** The origins of the platform that a page may load pictures from, send requests to or lead forms to. */
export function platformOrigins(environment: SiteEnvironment): {
  imageOrigins: string[]
  connectOrigins: string[]
  formOrigins: string[]
} {
  const { environment: name, origins: own } = environment.platform
  if (name === ownEnvironment) {
    return { imageOrigins: [...own], connectOrigins: [...own], formOrigins: [...own] }
  }
  const platform = platformEnvironment(environment)
  const origins = (...urls: string[]) => [...new Set(urls.map((url) => new URL(url).origin))]
  return {
    imageOrigins: origins(platform.images, platform.services),
    connectOrigins: origins(platform.api, platform.services, platform.identity),
    formOrigins: origins(platform.link, platform.www),
  }
}

/** Settings of a custom platform in the browser. Public: they are part of every page. */
export interface BrowserPlatformSettings {
  /** `PLATFORM_ORIGINS`, in their order; pages may send requests to no others. */
  readonly origins: readonly string[]
  /** Timeout of one request, in ms; undefined for the platform's default. */
  readonly timeoutMs?: number | undefined
  /** Timeout of a call with its retries, in ms; undefined for the platform's default. */
  readonly deadlineMs?: number | undefined
}

/** The module of a platform in the browser: its default export makes the adapter, for a visitor without a token. */
export interface BrowserPlatformModule {
  readonly default: (
    settings: BrowserPlatformSettings,
  ) => PlatformAdapter | Promise<PlatformAdapter>
}
