import { describe, expect, it } from 'vitest'
import { EnvironmentError, readSiteEnvironment } from './site-environment.ts'

describe('readSiteEnvironment', () => {
  it('needs no more than the sandbox’s address', () => {
    expect(readSiteEnvironment({ SANDBOX_ORIGIN: 'http://127.0.0.1:4100/' })).toMatchObject({
      site: 'tideline',
      origin: 'http://localhost:4000',
      platform: { environment: 'sandbox', apiKey: 'sandbox' },
      content: { endpoint: 'http://127.0.0.1:4100/content/tideline/api/v2', uid: 'tideline' },
    })
  })

  it('takes a real platform and a real content service', () => {
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
      endpoint: 'https://river.cdn.example/api/v2',
      accessToken: undefined,
      uid: 'main',
    })
  })

  it('says everything that is wrong at once', () => {
    const read = () =>
      readSiteEnvironment({
        PORT: 'web',
        LOG: 'loud',
        PLATFORM_AUTH_TYPE: 'Digest',
        PLATFORM_ENVIRONMENT: 'production',
        SITE_ORIGIN: 'ftp://x',
      })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(/PORT is not a port: web/)
    expect(read).toThrow(/PLATFORM_AUTH_TYPE is neither/)
    expect(read).toThrow(/LOG is "loud"/)
    expect(read).toThrow(/PLATFORM_API_KEY is missing/)
    expect(read).toThrow(/CONTENT_ENDPOINT is missing/)
    expect(read).toThrow(/SITE_ORIGIN is not an http address/)
  })
})
