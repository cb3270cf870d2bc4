import { describe, expect, it } from 'vitest'
import { injectPlaceholdersInAddress } from './inject-placeholders-in-address.ts'

const values = new Map(
  Object.entries({
    donationUrl: 'https://give.example/a?b=c',
    url: 'https://walk.example/sian',
    image: 'javascript:alert(1)',
    page_site: 'https://page.example/',
    name: 'https://evil.example',
    metadata_url: 'https://evil.example',
    slug: 'a b/c?d#e',
    half: '\uD800',
  }),
)
const fill = (text: string) => injectPlaceholdersInAddress(text, values)

describe('an address', () => {
  it.each([
    ['/about', '/about'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['{{ url }}', 'https://walk.example/sian'],
    ['{{donationUrl}}', 'https://give.example/a?b=c'],
    ['{{ page_site }}x', 'https://page.example/x'],
    [
      '{{ url }}?back={{ url }}',
      'https://walk.example/sian?back=https%3A%2F%2Fwalk.example%2Fsian',
    ],
    ['/{{ slug }}', '/a%20b%2Fc%3Fd%23e'],
    ['/x?u={{ url }}', '/x?u=https%3A%2F%2Fwalk.example%2Fsian'],
    [' {{ url }}', ' https%3A%2F%2Fwalk.example%2Fsian'],
    ['{{ name }}', 'https%3A%2F%2Fevil.example'],
    ['{{ metadata_url }}', 'https%3A%2F%2Fevil.example'],
    ['/{{ half }}', '/%EF%BF%BD'],
    ['mailto:{{ slug }}', 'mailto:a%20b%2Fc%3Fd%23e'],
    ['tel:{{ slug }}', 'tel:a%20b%2Fc%3Fd%23e'],
  ])('%j is filled to %j', (text, filled) => expect(fill(text)).toBe(filled))

  it.each(['{{ image }}', 'javascript:{{ slug }}', 'ftp://{{ slug }}'])(
    '%j stays as it is where it would be unsafe to follow',
    (text) => expect(fill(text)).toBe(text),
  )
})
