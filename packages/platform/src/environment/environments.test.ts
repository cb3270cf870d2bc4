import { describe, expect, it } from 'vitest'
import { createPlatform, type EnvironmentId, environments, sandboxEnvironment } from '../index.ts'
import { fetchCampaign, fetchMetadata, fetchPage, uploadImage, validateToken } from '../rest.ts'

it('environments are frozen', () => {
  expect(Object.isFrozen(environments)).toBe(true)
  expect(Object.values(environments).every(Object.isFrozen)).toBe(true)
})

describe('a call', () => {
  const hosts = {
    production: ['api.', 'api.', 'identity.', 'images.', 'metadata.'],
    staging: 'api.staging. api-staging. identity.staging. images.staging. metadata-staging.'.split(
      ' ',
    ),
  }
  const families = [
    'justgiving.com',
    'blackbaud.services',
    'justgiving.com',
    'justgiving.com',
    'blackbaud.services',
  ]
  it.each<[EnvironmentId, keyof typeof hosts, string]>([
    ['production', 'production', 'justgiving'],
    ['staging', 'staging', 'justgiving'],
    ['p2p', 'production', 'everydayhero'],
    ['p2p-staging', 'staging', 'everydayhero'],
  ])('goes to the hosts of the environment %s [S7.01]', async (id, stage, provider) => {
    const asked: URL[] = []
    expect(environments[id].isStaging).toBe(stage === 'staging')
    const platform = createPlatform({
      environment: environments[id],
      apiKey: 'key',
      token: 'token',
      fetch: (input) => {
        asked.push(new URL(input instanceof Request ? input.url : String(input)))
        return Promise.resolve(Response.json({}))
      },
    })
    await fetchPage(platform, { slug: 'sam' })
    await fetchCampaign(platform, { campaign: 'c-1' })
    await validateToken(platform, { token: 't' })
    await uploadImage(platform, { file: new Blob(['x']) })
    await fetchMetadata(platform, { page: 7 })
    expect(asked.map(({ origin }) => origin)).toEqual(
      hosts[stage].map((host, index) => `https://${host}${families[index]}`),
    )
    expect(asked[1]!.pathname).toBe(`/v1/${provider}/campaigns/c-1`)
  })
})

it('sandboxEnvironment has all services below one origin', () =>
  expect(sandboxEnvironment('http://localhost:4010///')).toMatchObject({
    api: 'http://localhost:4010/api',
    services: 'http://localhost:4010/services',
    identity: 'http://localhost:4010/identity',
    images: 'http://localhost:4010/images',
    www: 'http://localhost:4010/www',
    link: 'http://localhost:4010/link',
    metadata: 'http://localhost:4010/metadata',
    variant: 'default',
    provider: 'justgiving',
    isStaging: true,
  }))
