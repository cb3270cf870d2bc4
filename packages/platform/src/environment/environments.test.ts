import { describe, expect, it } from 'vitest'
import { environments, sandboxEnvironment } from '../index.ts'

describe('environments', () => {
  it('switch the services base between production and staging [S7.01]', () => {
    expect(environments.production).toMatchObject({
      api: 'https://api.justgiving.com',
      services: 'https://api.blackbaud.services',
      isStaging: false,
      provider: 'justgiving',
    })
    expect(environments.staging).toMatchObject({
      api: 'https://api.staging.justgiving.com',
      services: 'https://api-staging.blackbaud.services',
      isStaging: true,
    })
  })

  it('give every variant its own staging [S7.01]', () => {
    const variants = Object.values(environments).filter(({ isStaging }) => !isStaging)
    for (const { id, variant, provider, services } of variants) {
      const staging = Object.values(environments).find(
        (other) => other.isStaging && other.variant === variant,
      )
      expect(staging).toMatchObject({ provider })
      expect([`${id}-staging`, 'staging']).toContain(staging?.id)
      expect(staging?.services).not.toBe(services)
    }
  })

  it('name another metadata app in staging', () => {
    expect(environments.staging.metadataApp).not.toBe(environments.production.metadataApp)
  })

  it('cannot be changed by one user for another', () => {
    expect(Object.isFrozen(environments)).toBe(true)
    expect(Object.values(environments).every(Object.isFrozen)).toBe(true)
  })
})

describe('sandboxEnvironment', () => {
  it('mounts every family below one origin', () => {
    expect(sandboxEnvironment('http://localhost:4010/')).toMatchObject({
      api: 'http://localhost:4010/api',
      services: 'http://localhost:4010/services',
      identity: 'http://localhost:4010/identity',
      images: 'http://localhost:4010/images',
      www: 'http://localhost:4010/www',
      link: 'http://localhost:4010/link',
      metadata: 'http://localhost:4010/metadata',
      variant: 'default',
      provider: 'justgiving',
    })
  })

  it('plays the peer-to-peer variant', () => {
    expect(sandboxEnvironment('http://localhost', { variant: 'p2p' })).toMatchObject({
      variant: 'p2p',
      provider: 'everydayhero',
    })
  })
})
