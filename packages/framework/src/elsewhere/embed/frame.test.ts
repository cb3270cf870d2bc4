import { expect, it } from 'vitest'
import { getBrandColours, renderFrame, type EmbeddedTotal } from './frame.ts'

function embedded(): EmbeddedTotal {
  return {
    name: 'Amina runs',
    asOf: undefined,
    barPercent: 24,
    total: {
      v: 1,
      kind: 'page',
      url: 'https://run.example/fundraising/amina',
      donateUrl: 'https://run.example/fundraising/amina/donate',
      currency: 'GBP',
      raisedMinor: 12_345,
      targetMinor: 50_000,
      count: 12,
      parts: [{ part: 'online', amountMinor: 12_345, count: 12 }],
      leftOut: [],
      asOf: '2026-11-25T07:30:00.000Z',
      lastGood: false,
      text: {
        raised: '£123.45',
        target: '£500',
        percent: 24,
        count: '12 donations',
        summary: '£123.45 raised of £500',
        language: 'en-GB',
      },
    },
  }
}

const options = {
  messages: { siteName: 'Run & walk', donate: 'Donate' },
  colours: getBrandColours({ design: {} as never }),
  nonce: 'n',
}

it('shows name, amount, number of donations and donate link', () => {
  const html = renderFrame(embedded(), options)
  expect(html).toContain('<p class="sum">£123.45 raised of £500</p>')
  expect(html).toContain('<p class="details">12 donations</p>')
  expect(html).toContain('href="https://run.example/fundraising/amina/donate" target="_blank"')
  expect(html).toContain('<span>Run &amp; walk</span>')
  expect(html).not.toContain('<script')
})

it('has no progress bar without a target, and no donate link if nothing takes donations', () => {
  const { total, ...rest } = embedded()
  const { donateUrl: _, ...closed } = total
  const html = renderFrame({ ...rest, total: closed, barPercent: undefined }, options)
  expect(html).not.toContain('class="bar"')
  expect(html).not.toContain('Donate')
})

it('escapes names', () => {
  const html = renderFrame({ ...embedded(), name: '</style><script>"' }, options)
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).toContain('&lt;/style&gt;&lt;script&gt;&quot;')
})
