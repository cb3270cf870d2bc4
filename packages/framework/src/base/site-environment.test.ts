import { describe, expect, it } from 'vitest'
import { readSiteEnvironment } from './site-environment.ts'
import { EnvironmentError } from './variables.ts'

const sandbox = { SANDBOX_ORIGIN: 'http://127.0.0.1:4100' }

describe('readSiteEnvironment', () => {
  it('starts scripts on demand or at once, and always at once in development', () => {
    const loadsScripts = (variables: Record<string, string>) =>
      readSiteEnvironment({ ...sandbox, ...variables }).loadsScripts
    expect(loadsScripts({})).toBe('when-needed')
    expect(loadsScripts({ LOAD_SCRIPTS: 'at-once' })).toBe('at-once')
    expect(loadsScripts({ NODE_ENV: 'development' })).toBe('at-once')
    expect(() => loadsScripts({ LOAD_SCRIPTS: 'never' })).toThrow(
      /LOAD_SCRIPTS is "never"; use when-needed or at-once/,
    )
  })

  it('reads the minimum log level, info by default', () => {
    expect(readSiteEnvironment(sandbox).logLevel).toBe('info')
    expect(readSiteEnvironment({ ...sandbox, LOG_LEVEL: 'error' }).logLevel).toBe('error')
    expect(() => readSiteEnvironment({ ...sandbox, LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL is "loud"; use info, warn or error',
    )
  })

  it('ignores X-Forwarded-Host unless FORWARDED_HOST is on', () => {
    expect(readSiteEnvironment(sandbox).trustsForwardedHost).toBe(false)
    expect(readSiteEnvironment({ ...sandbox, FORWARDED_HOST: 'on' }).trustsForwardedHost).toBe(true)
    expect(() => readSiteEnvironment({ ...sandbox, FORWARDED_HOST: 'yes' })).toThrow(
      'FORWARDED_HOST is "yes"; use on or off',
    )
  })

  it('reads a real platform and a real content service', () => {
    const environment = readSiteEnvironment({
      SITE: 'river',
      SITE_ORIGIN: 'https://give.example.org/',
      PLATFORM_ENVIRONMENT: 'production',
      PLATFORM_API_KEY: 'k',
      CONTENT_ENDPOINT: 'https://river.cdn.example/api/v2',
      CONTENT_SITE_UID: 'main',
    })
    expect(environment.origin).toBe('https://give.example.org')
    expect(environment.content).toEqual({
      source: 'service',
      endpoint: 'https://river.cdn.example/api/v2',
      uid: 'main',
    })
  })

  it('accepts a CDN to purge, and requires its URL', () => {
    expect(readSiteEnvironment(sandbox).purge).toBeUndefined()
    const settings = {
      CDN_PURGE: 'fastly',
      CDN_PURGE_URL: 'https://cdn.example/service/1/purge/',
      CDN_PURGE_TOKEN: 'secret',
    }
    expect(readSiteEnvironment({ ...sandbox, ...settings }).purge).toEqual({
      driver: 'fastly',
      url: 'https://cdn.example/service/1/purge',
      token: 'secret',
    })
    expect(() => readSiteEnvironment({ ...sandbox, CDN_PURGE: 'varnish' })).toThrow(
      /CDN_PURGE_URL is missing: the URL of purge requests to varnish/,
    )
    expect(() => readSiteEnvironment({ ...sandbox, CDN_PURGE: 'webhook' })).toThrow(
      /CDN_PURGE_URL is missing: the URL of purge requests to webhook/,
    )
    expect(() => readSiteEnvironment({ ...sandbox, CDN_PURGE: 'cloudflare' })).toThrow(
      /CDN_PURGE_URL is missing: .* cloudflare\n- CDN_PURGE_TOKEN is missing: an API token with the permission Cache Purge/,
    )
    expect(() => readSiteEnvironment({ ...sandbox, CDN_PURGE: 'akamai' })).toThrow(
      /CDN_PURGE is "akamai"; use off, varnish, fastly, cloudflare or webhook/,
    )
    expect(() => readSiteEnvironment({ ...sandbox, CDN_PURGE_TOKEN: 'a b\n' })).toThrow(
      /CDN_PURGE_TOKEN contains a character that is not allowed in a header/,
    )
  })

  it('accepts a Redis URL, and does not log the password of an invalid one', () => {
    expect(readSiteEnvironment(sandbox).redisUrl).toBeUndefined()
    const url = 'rediss://:secret@cache.example:6380/1'
    expect(readSiteEnvironment({ ...sandbox, REDIS_URL: url }).redisUrl).toBe(url)
    const read = () => readSiteEnvironment({ ...sandbox, REDIS_URL: 'http://:secret@cache' })
    expect(read).toThrow(/REDIS_URL is not a URL, or not a comma-separated list/)
    expect(read).not.toThrow(/secret/)
  })

  it.each([
    'http://imgproxy:8080/insecure/rs:fit:{width}/plain/{url}',
    'https://images.example/?url={url}&w={width}',
  ])('accepts the URL template of an image resizer: %s', (template) =>
    expect(readSiteEnvironment({ ...sandbox, IMAGE_RESIZER: template }).imageResizer).toBe(
      template,
    ),
  )

  it.each([
    'imgproxy',
    'http://imgproxy:8080',
    'http://imgproxy/{width}',
    'http://imgproxy/{url}',
    'http://imgproxy/{width}#{url}',
    'http://{url}/{width}',
    'http://imgproxy:99999/{width}/{url}',
    'ftp://imgproxy/{width}/{url}',
    'http://user:secret@imgproxy/{width}/{url}',
  ])('rejects the image resizer %s, without repeating it', (template) => {
    const read = () => readSiteEnvironment({ ...sandbox, IMAGE_RESIZER: template })
    expect(read).toThrow(
      /^The site cannot start:\n- IMAGE_RESIZER is not an http or https URL with /,
    )
    expect(read).not.toThrow('secret')
  })

  it.each([
    ['sandbox', {}, undefined],
    ['sandbox', { LAST_GOOD_FOLDER: '/data' }, { folder: '/data' }],
    ['sandbox', { REDIS_URL: 'redis://cache' }, 'redis'],
    ['production', {}, { folder: '.milepost/last-good' }],
    ['production', { REDIS_URL: 'redis://cache' }, 'redis'],
    ['production', { REDIS_URL: 'redis://cache', LAST_GOOD_FOLDER: '/data' }, { folder: '/data' }],
    ['production', { REDIS_URL: 'redis://cache', LAST_GOOD_FOLDER: 'off' }, undefined],
    ['production', { NODE_ENV: 'development' }, undefined],
  ])('stores last good values on %s with %j in %j', (platform, variables, place) => {
    const given =
      platform === 'sandbox'
        ? sandbox
        : {
            SITE_ORIGIN: 'https://give.example.org/',
            PLATFORM_ENVIRONMENT: platform,
            PLATFORM_API_KEY: 'k',
            CONTENT_ENDPOINT: 'https://river.cdn.example/api/v2',
          }
    expect(readSiteEnvironment({ ...given, ...variables }).lastGood).toEqual(place)
  })

  it('reports all errors at once', () => {
    const read = () =>
      readSiteEnvironment({
        PORT: 'web',
        READ_TIMEOUT_MS: 'soon',
        CONTENT_CHECK_MS: '5',
        METRICS: 'yes',
        METRICS_TOKEN: 'short',
        OTEL_TRACES_SAMPLER_ARG: 'half',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
        LOG: 'loud',
        PLATFORM_AUTH_TYPE: 'Digest',
        PLATFORM_ENVIRONMENT: 'production',
        SITE_ORIGIN: 'ftp://x',
      })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(/PORT is not a port: web/)
    expect(read).toThrow(/READ_TIMEOUT_MS is not a whole number from 100 to 120000: soon/)
    expect(read).toThrow(/CONTENT_CHECK_MS is neither 0 nor a whole number from 100 to 3600000: 5/)
    expect(read).toThrow(/PLATFORM_AUTH_TYPE is neither/)
    expect(read).toThrow(/LOG is "loud"/)
    expect(read).toThrow(/METRICS is "yes"; use on or off/)
    expect(read).toThrow(/METRICS_TOKEN is too short/)
    expect(read).toThrow(/OTEL_TRACES_SAMPLER_ARG is "half"/)
    expect(read).toThrow(/OTEL_EXPORTER_OTLP_ENDPOINT is not an http or https URL/)
    expect(read).toThrow(/PLATFORM_API_KEY is missing/)
    expect(read).toThrow(/CONTENT_ENDPOINT is missing/)
    expect(read).toThrow(/SITE_ORIGIN is not an http or https URL/)
  })
})
