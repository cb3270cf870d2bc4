import { expect, it } from 'vitest'
import { brandColours } from './brand-colours.ts'
import { embedded } from './embedded.test-kit.ts'
import { frameHtml } from './frame-html.ts'

const options = {
  words: { siteName: 'Run & walk', donate: 'Donate' },
  colours: brandColours({ design: {} as never }),
  nonce: 'n',
}

it('says what it is of, the amount, how many gave, and where to give', () => {
  const html = frameHtml(embedded(), options)
  expect(html).toContain('<p class="sum">£123.45 raised of £500</p>')
  expect(html).toContain('<p class="details">12 donations</p>')
  expect(html).toContain('href="https://run.example/fundraising/amina/donate" target="_blank"')
  expect(html).toContain('<span>Run &amp; walk</span>')
  expect(html).not.toContain('<script')
})

it('has no bar without a target, and no link to give where nothing can be given', () => {
  const { total, ...rest } = embedded()
  const { donateUrl: _, ...closed } = total
  const html = frameHtml({ ...rest, total: closed, barPercent: undefined }, options)
  expect(html).not.toContain('class="bar"')
  expect(html).not.toContain('Donate')
})

it('shows whatever somebody is called as text', () => {
  const html = frameHtml({ ...embedded(), name: '</style><script>"' }, options)
  expect(html.match(/<\/style>/g)).toHaveLength(1)
  expect(html).toContain('&lt;/style&gt;&lt;script&gt;&quot;')
})
