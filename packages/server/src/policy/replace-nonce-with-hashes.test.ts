import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { replaceNonceWithHashes } from './replace-nonce-with-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('hashes the inline scripts and styles that carry the nonce, and takes the nonce out', () => {
  const html = '<style nonce="n1">:root{}</style><script nonce="n1">go()</script>'
  expect(replaceNonceWithHashes(html, 'n1')).toEqual({
    html: '<style>:root{}</style><script>go()</script>',
    scriptHashes: [hash('go()')],
    styleHashes: [hash(':root{}')],
  })
})

it.each([
  '<script>evil()</script><script nonce="other">evil()</script>',
  '<script nonce="n1" src="/assets/a.js"></script>',
])('gives no hash to %s', (html) =>
  expect(replaceNonceWithHashes(html, 'n1').scriptHashes).toEqual([]),
)

it('lowers the priority of modules behind visible content', () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><script type="module" nonce="n1">go()</script>'
  expect(replaceNonceWithHashes(html, 'n1').html).toBe(
    '<script type="module" fetchpriority="low">go()</script>',
  )
})

it('reads a page once, however much of it is broken', () => {
  const good = '<script nonce="n1">go()</script>'
  for (const broken of ['<style>', '<style', '<link rel="modulepreload"']) {
    const sealed = replaceNonceWithHashes(`${good}${broken.repeat(100_000)}${good}`, 'n1')
    expect(sealed).toMatchObject({ scriptHashes: [hash('go()')], styleHashes: [] })
  }
})

it('takes the first end of a script for its end', () => {
  const html = '<script nonce="n1">a("<style>")</script><style nonce="n1">b{}</style></script>'
  expect(replaceNonceWithHashes(html, 'n1')).toMatchObject({
    scriptHashes: [hash('a("<style>")')],
    styleHashes: [hash('b{}')],
  })
})
