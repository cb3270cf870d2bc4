import * as v from 'valibot'
import { parseUrl } from './addresses.ts'

/** Thrown if environment variables are missing or invalid. The message lists all of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError' as const
}

/** Schema of an optional variable, which is trimmed. A blank value is undefined. */
export const optionalText = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform((value) => (value === '' ? undefined : value)),
)

/** Creates the schema of a text variable with a default. */
function createTextSetting(defaultValue: string) {
  return v.pipe(
    optionalText,
    v.transform((value) => value ?? defaultValue),
  )
}

/** Creates the schema of an optional http(s) URL. Removes trailing slashes. */
function createUrlSetting(name: string) {
  return v.pipe(
    optionalText,
    v.transform((value) => value?.replace(/(?<!\/)\/+$/, '')),
    v.check(
      (value) => value === undefined || isHttpUrl(value),
      ({ input }) => `${name} is not an http or https URL: ${input}`,
    ),
  )
}

/** Creates the schema of a variable with a fixed set of values. The first one is the default. */
function createChoiceSetting<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const choiceList = choices.join(', ').replace(/, (?=[^,]+$)/, ' or ')
  return v.pipe(
    createTextSetting(choices[0]),
    v.picklist(choices, ({ received }) => `${name} is ${received}; use ${choiceList}`),
  )
}

function createSwitchSetting(name: string, otherwise: 'on' | 'off') {
  return v.pipe(
    createTextSetting(otherwise),
    v.check(
      (value) => value === 'on' || value === 'off',
      ({ input }) => `${name} is "${input}"; use on or off`,
    ),
    v.transform((value) => value === 'on'),
  )
}

/**
 * Creates the schema of a numeric variable.
 *
 * @param isAllowed - returns whether a value is valid; receives `NaN` if it is not a number
 * @param problem - returns the error message for an invalid value
 */
function createNumberSetting(
  defaultValue: string,
  isAllowed: (number: number) => boolean,
  problem: (text: string) => string,
) {
  return v.pipe(
    createTextSetting(defaultValue),
    v.check(
      (value) => isAllowed(Number(value)),
      ({ input }) => problem(input),
    ),
    v.transform(Number),
  )
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

/** Private networks, in which load balancers and sidecars run. */
const defaultTrustedProxies = 'loopback, linklocal, uniquelocal'
/** Valid URL template of a resizer. Credentials are not allowed, because browsers and `fetch` reject such URLs. */
const resizerUrlPattern = /^https?:\/\/[^\s/?#@{}]+\/(?=[^#]*\{width\})(?=[^#]*\{url\})[^\s#]*$/
/** Minimum length of a token, because a shorter one could be guessed. */
const minTokenLength = 16

const createIntegerCheck = (from: number, to: number) => (number: number) =>
  Number.isInteger(number) && number >= from && number <= to

/** Schema of the environment variables of a site's process (docs/configuration.md). */
export const siteVariables = v.pipe(
  v.object({
    SITE: createTextSetting('tideline'),
    SITE_ORIGIN: createUrlSetting('SITE_ORIGIN'),
    PORT: createNumberSetting(
      '4000',
      createIntegerCheck(0, 65_535),
      (value) => `PORT is not a port: ${value}`,
    ),
    HOST: createTextSetting('0.0.0.0'),
    TRUSTED_PROXIES: v.pipe(createTextSetting(defaultTrustedProxies), v.transform(splitList)),
    DRAIN_MS: createNumberSetting(
      '0',
      createIntegerCheck(0, 60_000),
      (value) => `DRAIN_MS is not a whole number from 0 to 60000: ${value}`,
    ),
    FORWARDED_HOST: createSwitchSetting('FORWARDED_HOST', 'off'),
    RATE_LIMITS: createSwitchSetting('RATE_LIMITS', 'on'),
    READ_TIMEOUT_MS: createNumberSetting(
      '5000',
      createIntegerCheck(100, 120_000),
      (value) => `READ_TIMEOUT_MS is not a whole number from 100 to 120000: ${value}`,
    ),
    CONTENT_CHECK_MS: createNumberSetting(
      '0',
      (number) => number === 0 || createIntegerCheck(100, 3_600_000)(number),
      (value) => `CONTENT_CHECK_MS is neither 0 nor a whole number from 100 to 3600000: ${value}`,
    ),
    SECURITY_CONTACT: v.pipe(
      optionalText,
      v.check(
        (value) => value === undefined || /^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/.test(value),
        ({ input }) => `SECURITY_CONTACT is neither a mailto: nor an https: URL: ${input}`,
      ),
    ),
    LOG: createChoiceSetting('LOG', ['off', 'json']),
    LOG_LEVEL: createChoiceSetting('LOG_LEVEL', ['info', 'warn', 'error']),
    LOAD_SCRIPTS: createChoiceSetting('LOAD_SCRIPTS', ['when-needed', 'at-once']),
    GIVING_DAY: createChoiceSetting('GIVING_DAY', ['auto', 'on', 'off']),
    SERVER_TIMING: createSwitchSetting('SERVER_TIMING', 'off'),
    METRICS: createSwitchSetting('METRICS', 'off'),
    METRICS_TOKEN: v.pipe(
      optionalText,
      v.check(
        (value) => value === undefined || value.length >= minTokenLength,
        `METRICS_TOKEN is too short; it needs ${minTokenLength} characters`,
      ),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: createUrlSetting('OTEL_EXPORTER_OTLP_ENDPOINT'),
    OTEL_SERVICE_NAME: createTextSetting('milepost-site'),
    OTEL_TRACES_SAMPLER_ARG: createNumberSetting(
      '1',
      (number) => number >= 0 && number <= 1,
      (value) => `OTEL_TRACES_SAMPLER_ARG is "${value}"; use a number from 0 to 1`,
    ),
    TRACE_SERVICES: createSwitchSetting('TRACE_SERVICES', 'off'),
    CDN_PURGE: createChoiceSetting('CDN_PURGE', [
      'off',
      'varnish',
      'fastly',
      'cloudflare',
      'webhook',
    ]),
    CDN_PURGE_URL: createUrlSetting('CDN_PURGE_URL'),
    CDN_PURGE_TOKEN: v.pipe(
      optionalText,
      v.check(
        (value) => value === undefined || /^[!-~]+$/.test(value),
        'CDN_PURGE_TOKEN contains a character that is not allowed in a header',
      ),
    ),
    IMAGE_RESIZER: v.pipe(
      optionalText,
      v.check(
        (value) =>
          value === undefined || (resizerUrlPattern.test(value) && parseUrl(value) !== null),
        // Without the value, because it may contain a key.
        'IMAGE_RESIZER is not an http or https URL with {width} and {url} in its path or query, such as http://imgproxy:8080/insecure/rs:fit:{width}/plain/{url}',
      ),
    ),
    REDIS_URL: v.pipe(
      optionalText,
      v.check(
        (value) =>
          value === undefined ||
          value.split(',').every((url) => /^rediss?:$/.test(parseUrl(url.trim())?.protocol ?? '')),
        // Without the value, because it may contain a password.
        'REDIS_URL is not a URL, or not a comma-separated list of URLs, that starts with redis:// or rediss://',
      ),
    ),
    LAST_GOOD_FOLDER: optionalText,
    NODE_ENV: optionalText,
    PLATFORM_ENVIRONMENT: createTextSetting('sandbox'),
    PLATFORM_API_KEY: optionalText,
    PLATFORM_APPLICATION_KEY: optionalText,
    PLATFORM_AUTH_TYPE: v.pipe(
      createTextSetting('Bearer'),
      v.picklist(
        ['Bearer', 'Basic'],
        ({ received }) => `PLATFORM_AUTH_TYPE is neither Bearer nor Basic: ${received}`,
      ),
    ),
    PLATFORM_ORIGINS: v.pipe(optionalText, v.transform(parseOrigins)),
    SANDBOX_ORIGIN: createUrlSetting('SANDBOX_ORIGIN'),
    FORMS_ORIGIN: createUrlSetting('FORMS_ORIGIN'),
    CONTENT_SOURCE: createChoiceSetting('CONTENT_SOURCE', ['service', 'own']),
    CONTENT_ENDPOINT: createUrlSetting('CONTENT_ENDPOINT'),
    CONTENT_ACCESS_TOKEN: optionalText,
    CONTENT_SITE_UID: optionalText,
    CONTENT_FOLDER: optionalText,
    CACHE_MB: v.pipe(
      optionalText,
      v.transform((value) => (value === undefined ? undefined : Number(value))),
      v.check(
        (value) => value === undefined || createIntegerCheck(1, 100_000)(value),
        'CACHE_MB is not a whole number from 1 to 100000',
      ),
    ),
  }),
  // Rules between variables. Reported together with errors of single variables.
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    const { PLATFORM_ENVIRONMENT: environment, SANDBOX_ORIGIN: sandbox } =
      value as Partial<ValidatedVariables>
    const isSandbox = environment === 'sandbox'
    if (isSandbox && sandbox === undefined) {
      addIssue({
        message:
          'SANDBOX_ORIGIN is missing: the platform is the sandbox unless PLATFORM_ENVIRONMENT is set',
      })
    }
    const isOwn = environment === 'own'
    const { PLATFORM_ORIGINS: origins = [] } = value as Partial<ValidatedVariables>
    if (origins.includes(undefined)) {
      addIssue({ message: 'PLATFORM_ORIGINS contains an entry that is not an http or https URL' })
    } else if (isOwn && origins.length === 0) {
      addIssue({
        message: 'PLATFORM_ORIGINS is missing: the origins of the application’s custom platform',
      })
    }
    if (
      !isSandbox &&
      !isOwn &&
      (value as Partial<ValidatedVariables>).PLATFORM_API_KEY === undefined
    ) {
      addIssue({ message: `PLATFORM_API_KEY is missing: the ${environment} platform requires one` })
    }
    const { CDN_PURGE: purge, CDN_PURGE_URL: purgeUrl } = value as Partial<ValidatedVariables>
    if (purge !== undefined && purge !== 'off' && purgeUrl === undefined) {
      addIssue({ message: `CDN_PURGE_URL is missing: the URL of purge requests to ${purge}` })
    }
    if (
      purge === 'cloudflare' &&
      (value as Partial<ValidatedVariables>).CDN_PURGE_TOKEN === undefined
    ) {
      addIssue({
        message: 'CDN_PURGE_TOKEN is missing: an API token with the permission Cache Purge',
      })
    }
    const { CONTENT_SOURCE: source, CONTENT_ENDPOINT: endpoint } =
      value as Partial<ValidatedVariables>
    if (source !== 'own' && sandbox === undefined && endpoint === undefined) {
      addIssue({
        message:
          'CONTENT_ENDPOINT is missing: the API URL of the content repository, ending in /api/v2',
      })
    }
  }),
)

type ValidatedVariables = Record<
  | 'PLATFORM_ENVIRONMENT'
  | 'SANDBOX_ORIGIN'
  | 'PLATFORM_API_KEY'
  | 'CONTENT_SOURCE'
  | 'CONTENT_ENDPOINT'
  | 'CDN_PURGE'
  | 'CDN_PURGE_URL'
  | 'CDN_PURGE_TOKEN',
  string
> & { PLATFORM_ORIGINS: readonly (string | undefined)[] }

/** Parses a comma-separated list of origins. Invalid entries become undefined. */
function parseOrigins(value: string | undefined): (string | undefined)[] {
  return splitList(value ?? 'none').map((address) => {
    const url = parseUrl(address.trim())
    return url !== null && /^https?:$/.test(url.protocol) ? url.origin : undefined
  })
}

function splitList(value: string): string[] {
  if (value === 'none') return []
  return value.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
}
