import type { TelemetrySettings } from '@milepost/server'
import { readTelemetrySettings } from './read-telemetry-settings.ts'

/** What the process that serves a site is told from outside. Read once, at the start. */
export interface SiteEnvironment {
  /** The site's key, such as `tideline`. One process serves one site (decisions: site identity). */
  readonly site: string
  /** Where people reach the site, without a trailing slash. */
  readonly origin: string
  readonly port: number
  /** The address the server listens on. */
  readonly host: string
  /** Who may say in `X-Forwarded-For` whom they ask for: addresses, networks, or names of kinds of networks. */
  readonly trustedProxies: readonly string[]
  /** Whether forms are limited by the address that they come from. */
  readonly rateLimits: boolean
  /** How long a page waits for one read with its second attempt, in milliseconds. */
  readonly readTimeoutMs: number
  /** How often the content service is asked whether something was published, in milliseconds; 0 for never. */
  readonly contentCheckMs: number
  /** Whom to tell of a weakness, in `security.txt`: a `mailto:` or `https:` address. */
  readonly securityContact: string | undefined
  /** Whether each request is written to standard output, as a line of JSON, and each problem so, too. */
  readonly log: 'json' | 'off'
  /** Whether answers say in `Server-Timing` what took how long. */
  readonly serverTiming: boolean
  readonly telemetry: TelemetrySettings
  readonly development: boolean
  readonly platform: {
    /** `sandbox`, or a key of the platform's environment table such as `production`. */
    readonly environment: string
    readonly apiKey: string
    readonly applicationKey: string | undefined
    /** How supporters are known to the platform: by a token of theirs, or by their password. */
    readonly authType: 'Bearer' | 'Basic'
    /** The sandbox's origin, when the environment is `sandbox`. */
    readonly sandboxOrigin: string | undefined
  }
  /** Where the paths that forms are sent to lead, without a trailing slash. */
  readonly formsOrigin: string
  readonly content: {
    /** The content repository's API address, ending in `/api/v2`. */
    readonly endpoint: string
    readonly accessToken: string | undefined
    /** The uid of the site's document. */
    readonly uid: string
  }
}

/** Says everything that is missing or wrong at once, so that it is mended in one go. */
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
  const problems: string[] = []
  const read = (name: string) => {
    const value = variables[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }
  const readUrl = (name: string) => {
    const value = read(name)?.replace(/(?<!\/)\/+$/, '')
    if (value !== undefined && !isHttpUrl(value))
      problems.push(`${name} is not an http address: ${value}`)
    return value
  }
  const site = read('SITE') ?? 'tideline'
  const port = Number(read('PORT') ?? '4000')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    problems.push(`PORT is not a port: ${read('PORT')}`)
  }
  const log = read('LOG') ?? 'off'
  if (log !== 'json' && log !== 'off') problems.push(`LOG is "${log}"; it may be json or off`)
  const securityContact = read('SECURITY_CONTACT')
  if (
    securityContact !== undefined &&
    !/^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/.test(securityContact)
  ) {
    problems.push(`SECURITY_CONTACT is neither a mailto: nor an https: address: ${securityContact}`)
  }
  const readSwitch = (name: string, otherwise: 'on' | 'off') => {
    const value = read(name) ?? otherwise
    if (value !== 'on' && value !== 'off')
      problems.push(`${name} is "${value}"; it may be on or off`)
    return value === 'on'
  }
  const rateLimits = readSwitch('RATE_LIMITS', 'on')
  const readTimeoutMs = Number(read('READ_TIMEOUT_MS') ?? '5000')
  if (!Number.isInteger(readTimeoutMs) || readTimeoutMs < 100 || readTimeoutMs > 120_000) {
    problems.push(`READ_TIMEOUT_MS is not from 100 to 120000: ${read('READ_TIMEOUT_MS')}`)
  }
  const contentCheckMs = Number(read('CONTENT_CHECK_MS') ?? '0')
  const isCheckable = Number.isInteger(contentCheckMs) && contentCheckMs <= 3_600_000
  if (!isCheckable || (contentCheckMs !== 0 && contentCheckMs < 100)) {
    problems.push(
      `CONTENT_CHECK_MS is neither 0 nor from 100 to 3600000: ${read('CONTENT_CHECK_MS')}`,
    )
  }
  const serverTiming = readSwitch('SERVER_TIMING', 'off')
  const telemetry = readTelemetrySettings({ read, readUrl, readSwitch, problems })
  const sandboxOrigin = readUrl('SANDBOX_ORIGIN')
  const environment = read('PLATFORM_ENVIRONMENT') ?? 'sandbox'
  if (environment === 'sandbox' && sandboxOrigin === undefined) {
    problems.push(
      'SANDBOX_ORIGIN is missing: the platform is the sandbox unless PLATFORM_ENVIRONMENT names another',
    )
  }
  const apiKey = read('PLATFORM_API_KEY') ?? (environment === 'sandbox' ? 'sandbox' : undefined)
  if (apiKey === undefined) {
    problems.push(`PLATFORM_API_KEY is missing: the ${environment} platform asks for one`)
  }
  const authType = read('PLATFORM_AUTH_TYPE') ?? 'Bearer'
  if (authType !== 'Bearer' && authType !== 'Basic') {
    problems.push(`PLATFORM_AUTH_TYPE is neither Bearer nor Basic: ${authType}`)
  }
  const endpoint =
    readUrl('CONTENT_ENDPOINT') ??
    (sandboxOrigin === undefined
      ? undefined
      : `${sandboxOrigin}/content/${encodeURIComponent(site)}/api/v2`)
  if (endpoint === undefined) {
    problems.push(
      'CONTENT_ENDPOINT is missing: the content repository’s address, ending in /api/v2',
    )
  }
  const origin = readUrl('SITE_ORIGIN') ?? `http://localhost:${port}`
  const formsOrigin =
    readUrl('FORMS_ORIGIN') ?? (environment === 'sandbox' ? sandboxOrigin : undefined) ?? origin
  if (problems.length > 0) {
    throw new EnvironmentError(
      `The site cannot start:\n${problems.map((line) => `- ${line}`).join('\n')}`,
    )
  }
  return {
    site,
    origin,
    port,
    host: read('HOST') ?? '0.0.0.0',
    trustedProxies: trustedProxies(read('TRUSTED_PROXIES')),
    rateLimits,
    readTimeoutMs,
    contentCheckMs,
    serverTiming,
    telemetry,
    securityContact,
    log: log === 'json' ? 'json' : 'off',
    development: read('NODE_ENV') === 'development',
    platform: {
      environment,
      apiKey: apiKey ?? '',
      applicationKey: read('PLATFORM_APPLICATION_KEY'),
      authType: authType === 'Basic' ? 'Basic' : 'Bearer',
      sandboxOrigin,
    },
    formsOrigin,
    content: {
      endpoint: endpoint ?? '',
      accessToken: read('CONTENT_ACCESS_TOKEN'),
      uid: read('CONTENT_SITE_UID') ?? site,
    },
  }
}

/** Load balancers and sidecars stand in private networks, which nobody reaches from outside. */
const privateNetworks = 'loopback, linklocal, uniquelocal'

function trustedProxies(value = privateNetworks): string[] {
  if (value === 'none') return []
  return value.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
