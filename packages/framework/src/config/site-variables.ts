import * as v from 'valibot'
import { httpAddress, numberOr, onOrOff, text, textOr } from './variables.ts'

/** Load balancers and sidecars stand in private networks, which nobody reaches from outside. */
const privateNetworks = 'loopback, linklocal, uniquelocal'
/** Shorter than this, a token can be guessed. */
const shortestToken = 16

const isWhole = (from: number, to: number) => (number: number) =>
  Number.isInteger(number) && number >= from && number <= to

/** The environment variables that a site's process reads; docs/configuration.md explains each. */
export const siteVariables = v.pipe(
  v.object({
    SITE: textOr('tideline'),
    SITE_ORIGIN: httpAddress('SITE_ORIGIN'),
    PORT: numberOr('4000', isWhole(0, 65_535), (value) => `PORT is not a port: ${value}`),
    HOST: textOr('0.0.0.0'),
    TRUSTED_PROXIES: v.pipe(textOr(privateNetworks), v.transform(listed)),
    RATE_LIMITS: onOrOff('RATE_LIMITS', 'on'),
    READ_TIMEOUT_MS: numberOr(
      '5000',
      isWhole(100, 120_000),
      (value) => `READ_TIMEOUT_MS is not from 100 to 120000: ${value}`,
    ),
    CONTENT_CHECK_MS: numberOr(
      '0',
      (number) => number === 0 || isWhole(100, 3_600_000)(number),
      (value) => `CONTENT_CHECK_MS is neither 0 nor from 100 to 3600000: ${value}`,
    ),
    SECURITY_CONTACT: v.pipe(
      text,
      v.check(
        (value) => value === undefined || /^(?:mailto:[^\s@]+@|https:\/\/)[^\s@]+$/.test(value),
        ({ input }) => `SECURITY_CONTACT is neither a mailto: nor an https: address: ${input}`,
      ),
    ),
    LOG: v.pipe(
      textOr('off'),
      v.picklist(['json', 'off'], ({ input }) => `LOG is "${input}"; it may be json or off`),
    ),
    SERVER_TIMING: onOrOff('SERVER_TIMING', 'off'),
    METRICS: onOrOff('METRICS', 'off'),
    METRICS_TOKEN: v.pipe(
      text,
      v.check(
        (value) => value === undefined || value.length >= shortestToken,
        `METRICS_TOKEN is too short; it needs ${shortestToken} characters`,
      ),
    ),
    OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress('OTEL_EXPORTER_OTLP_ENDPOINT'),
    OTEL_SERVICE_NAME: textOr('milepost-site'),
    OTEL_TRACES_SAMPLER_ARG: numberOr(
      '1',
      (number) => number >= 0 && number <= 1,
      (value) => `OTEL_TRACES_SAMPLER_ARG is "${value}"; it may be a number from 0 to 1`,
    ),
    TRACE_SERVICES: onOrOff('TRACE_SERVICES', 'off'),
    NODE_ENV: text,
    PLATFORM_ENVIRONMENT: textOr('sandbox'),
    PLATFORM_API_KEY: text,
    PLATFORM_APPLICATION_KEY: text,
    PLATFORM_AUTH_TYPE: v.pipe(
      textOr('Bearer'),
      v.picklist(
        ['Bearer', 'Basic'],
        ({ input }) => `PLATFORM_AUTH_TYPE is neither Bearer nor Basic: ${input}`,
      ),
    ),
    SANDBOX_ORIGIN: httpAddress('SANDBOX_ORIGIN'),
    FORMS_ORIGIN: httpAddress('FORMS_ORIGIN'),
    CONTENT_ENDPOINT: httpAddress('CONTENT_ENDPOINT'),
    CONTENT_ACCESS_TOKEN: text,
    CONTENT_SITE_UID: text,
  }),
  // What one of them asks of another; said beside what is wrong with each.
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    const { PLATFORM_ENVIRONMENT: environment, SANDBOX_ORIGIN: sandbox } = value as Partial<Read>
    const isSandbox = environment === 'sandbox'
    if (isSandbox && sandbox === undefined) {
      addIssue({
        message:
          'SANDBOX_ORIGIN is missing: the platform is the sandbox unless PLATFORM_ENVIRONMENT names another',
      })
    }
    if (!isSandbox && (value as Partial<Read>).PLATFORM_API_KEY === undefined) {
      addIssue({ message: `PLATFORM_API_KEY is missing: the ${environment} platform asks for one` })
    }
    if (sandbox === undefined && (value as Partial<Read>).CONTENT_ENDPOINT === undefined) {
      addIssue({
        message: 'CONTENT_ENDPOINT is missing: the content repository’s address, ending in /api/v2',
      })
    }
  }),
)

type Read = Record<
  'PLATFORM_ENVIRONMENT' | 'SANDBOX_ORIGIN' | 'PLATFORM_API_KEY' | 'CONTENT_ENDPOINT',
  string
>

function listed(value: string): string[] {
  if (value === 'none') return []
  return value.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
}
