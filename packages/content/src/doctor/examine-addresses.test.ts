import { expect, it } from 'vitest'
import { examineAddresses } from './examine-addresses.ts'

const document = { type: 'internal_page', uid: 'office', id: 'D1' }

it('names addresses that a browser would read as rules of a policy', () => {
  const data = {
    content: [
      { primary: { html: '<iframe src="https://x;script-src-elem/"></iframe>' } },
      { primary: { src: 'https://*/' } },
      { primary: { src: 'https://x,sandbox.example/a' } },
    ],
  }
  expect(examineAddresses(document, data).map(({ field, kind }) => [kind, field])).toEqual([
    ['unsafe-address', 'content[0].primary.html'],
    ['unsafe-address', 'content[1].primary.src'],
    ['unsafe-address', 'content[2].primary.src'],
  ])
})

it('says the beginning of a long address, and nothing of one that cannot be read', () => {
  const src = `https://*/${'a'.repeat(200)}`
  const [finding] = examineAddresses(document, { src, broken: 'https://[ and https://' })
  expect(finding?.problem).toBe(
    `the address https://*/${'a'.repeat(70)} has no plain host: what it embeds is not shown`,
  )
  expect(examineAddresses(document, { broken: 'https://[ and https://' })).toEqual([])
})

it('leaves other addresses alone', () => {
  const data = {
    a: 'See https://maps.example:8080/a;b,c?d=*#e, or http://localhost:4100/.',
    b: 'https://bücher.example/',
    c: 7,
  }
  expect(examineAddresses(document, data)).toEqual([])
})
