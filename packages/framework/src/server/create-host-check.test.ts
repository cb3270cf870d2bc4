import { describe, expect, it } from 'vitest'
import { createHostCheck } from './open-site.ts'

const tenant = {
  sites: 1,
  pages: 1,
  keepFiles: false,
  domains: ['www.coast.example'],
  whitelist: ['*.partner.example'],
}
const origin = 'https://give.example'

describe('createHostCheck', () => {
  it.each([
    ['give.example', true],
    ['GIVE.example:8443', true],
    ['www.coast.example', true],
    ['shop.partner.example:443', true],
    ['partner.example', false],
    ['evil.example', false],
    ['give.example.evil.example', false],
    ['give.example@evil.example', false],
    ['evil.example/give.example', false],
    ['', false],
  ])('returns for %s: %s, also from its cache', (host, expected) => {
    const answers = createHostCheck(tenant, origin)
    expect([answers(host), answers(host)]).toEqual([expected, expected])
  })

  it('accepts every host without a tenant, and with the whitelist * [S1.20]', () => {
    expect(createHostCheck(undefined, origin)('evil.example')).toBe(true)
    expect(createHostCheck({ ...tenant, whitelist: '*' }, origin)('[::1]:4000')).toBe(true)
  })

  it('keeps distinguishing hosts after the cache is full', () => {
    const answers = createHostCheck(tenant, origin)
    for (let index = 0; index < 200; index += 1) answers(`${index}.partner.example`)
    expect([answers('last.partner.example'), answers('evil.example')]).toEqual([true, false])
  })
})
