import { array, assert, oneof, property, string, webUrl } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createContentSecurityPolicy,
  isPolicyOrigin,
  type PolicySources,
  replaceNonceWithHashes,
  toPolicyOrigin,
} from './content-security-policy.ts'
import { createHash } from 'node:crypto'

const none: PolicySources = {
  scriptHashes: [],
  scriptSources: [],
  styleHashes: [],
  imageOrigins: [],
  connectOrigins: [],
  frameOrigins: [],
  formOrigins: [],
  frameAncestors: [],
  isSecure: true,
}

const directivesOf = (policy: string) => policy.split('; ').map((directive) => directive.split(' '))

describe('createContentSecurityPolicy', () => {
  it('allows no inline handler, and contains the report endpoint', () => {
    const policy = createContentSecurityPolicy(none)
    expect(policy).toContain("script-src-attr 'none'")
    expect(policy).toContain('report-uri /csp-reports; report-to csp')
    expect(policy).not.toContain('trusted-types')
  })

  it('prevents pages without scripts from turning text into markup', () =>
    expect(createContentSecurityPolicy({ ...none, runsNoScripts: true })).toContain(
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ))

  it('contains origins, hashes and the hosts that may frame the site', () => {
    const hash = `'sha256-${'A'.repeat(43)}='`
    const policy = createContentSecurityPolicy({
      ...none,
      scriptHashes: [hash],
      scriptSources: ['https://count.example', hash],
      connectOrigins: ['https://*.google-analytics.com', 'http://127.0.0.1:4100'],
      frameAncestors: ['*', 'shop.example', '*.shop.example', 'https://shop.example:8443'],
    })
    expect(policy).toContain(`script-src 'self' ${hash} https://count.example;`)
    expect(policy).toContain(
      "connect-src 'self' https://*.google-analytics.com http://127.0.0.1:4100;",
    )
    expect(policy).toContain(
      "frame-ancestors 'self' * shop.example *.shop.example https://shop.example:8443;",
    )
  })

  it.each([
    'https://x;script-src-elem',
    'https://x,sandbox',
    'https://*',
    'https://*.com',
    'https://a.*',
    "https://x'unsafe-inline'",
    'https://x y',
    'https://x\nhost',
    'https://x/',
    'data:',
    'javascript:',
    "'unsafe-eval'",
    '*',
    '',
  ])('omits %j from any source', (source) => {
    const list = [source]
    const policy = createContentSecurityPolicy({
      ...none,
      scriptHashes: list,
      scriptSources: list,
      styleHashes: list,
      imageOrigins: list,
      connectOrigins: list,
      frameOrigins: list,
      formOrigins: list,
    })
    expect(policy).toBe(createContentSecurityPolicy(none))
  })

  it('has the same directives for any input', () => {
    const names = directivesOf(createContentSecurityPolicy(none)).map(([name]) => name)
    const texts = array(oneof(string({ unit: 'binary' }), webUrl()))
    assert(
      property(texts, (sources) => {
        const policy = createContentSecurityPolicy({
          ...none,
          scriptSources: sources,
          frameOrigins: sources,
          frameAncestors: sources,
          imageOrigins: sources,
        })
        expect(directivesOf(policy).map(([name]) => name)).toEqual(names)
        expect(policy).toMatch(/^[\x20-\x7e]+$/)
      }),
    )
  })
})

it('recognises origins', () => {
  expect(isPolicyOrigin('https://maps.example:8080')).toBe(true)
  expect(isPolicyOrigin('https://maps.example:8080/x')).toBe(false)
})

it.each([
  ['https://maps.example:8080/x?y#z', 'https://maps.example:8080'],
  ['https://x;sandbox', undefined],
  ['https://*', undefined],
  ['https://[::1]/', undefined],
  ['javascript:alert(1)', undefined],
  ['maps.example', undefined],
])('reads the origin of %s as %s', (address, expected) =>
  expect(toPolicyOrigin(address)).toBe(expected),
)

/** Replaces the nonces of a page as text. */
function seal(page: string, nonce: string) {
  const { html, ...hashes } = replaceNonceWithHashes(new TextEncoder().encode(page), nonce)
  return { html: new TextDecoder().decode(html), ...hashes }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('hashes the inline scripts and styles with the nonce, and removes the nonce', () => {
  const html = '<style nonce="n1">:root{}</style>Zoë’s<script nonce="n1">go("£5")</script>'
  expect(seal(html, 'n1')).toEqual({
    html: '<style>:root{}</style>Zoë’s<script>go("£5")</script>',
    scriptHashes: [hash('go("£5")')],
    styleHashes: [hash(':root{}')],
  })
})

it.each([
  '<script>evil()</script><script nonce="other">evil()</script>',
  '<script nonce="n1" src="/assets/a.js"></script>',
])('adds no hash for %s', (html) => expect(seal(html, 'n1').scriptHashes).toEqual([]))

it('lowers the priority of modules behind visible content', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><script type="module" nonce="n1">go()</script>'
  expect(seal(html, 'n1').html).toBe('<script type="module" fetchpriority="low">go()</script>')
})

it('scans malformed pages in linear time', () => {
  const good = '<script nonce="n1">go()</script>'
  for (const broken of ['<style>', '<style', '<link rel="modulepreload"']) {
    const sealed = seal(`${good}${broken.repeat(100_000)}${good}`, 'n1')
    expect(sealed).toMatchObject({ scriptHashes: [hash('go()')], styleHashes: [] })
  }
})

it('takes the first end tag of a script as its end', () => {
  const html = '<script nonce="n1">a("<style>")</script><style nonce="n1">b{}</style></script>'
  expect(seal(html, 'n1')).toMatchObject({
    scriptHashes: [hash('a("<style>")')],
    styleHashes: [hash('b{}')],
  })
})
