import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { replaceNonceWithHashes } from './content-security-policy.ts'

/** Replaces the nonces of a page as text. */
function seal(page: string, nonce: string) {
  const { html, ...hashes } = replaceNonceWithHashes(new TextEncoder().encode(page), nonce)
  return { html: new TextDecoder().decode(html), ...hashes }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('hashes the inline scripts and styles that carry the nonce, and takes the nonce out', () => {
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
])('gives no hash to %s', (html) => expect(seal(html, 'n1').scriptHashes).toEqual([]))

it('lowers the priority of modules behind visible content', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><script type="module" nonce="n1">go()</script>'
  expect(seal(html, 'n1').html).toBe('<script type="module" fetchpriority="low">go()</script>')
})

it('reads a page once, however much of it is broken', () => {
  const good = '<script nonce="n1">go()</script>'
  for (const broken of ['<style>', '<style', '<link rel="modulepreload"']) {
    const sealed = seal(`${good}${broken.repeat(100_000)}${good}`, 'n1')
    expect(sealed).toMatchObject({ scriptHashes: [hash('go()')], styleHashes: [] })
  }
})

it('takes the first end of a script for its end', () => {
  const html = '<script nonce="n1">a("<style>")</script><style nonce="n1">b{}</style></script>'
  expect(seal(html, 'n1')).toMatchObject({
    scriptHashes: [hash('a("<style>")')],
    styleHashes: [hash('b{}')],
  })
})
