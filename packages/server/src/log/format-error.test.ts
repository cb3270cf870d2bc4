import { assert, property, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { redactText } from './format-error.ts'

const pathWords = new Set(['api', 'fundraising', 'pages', 'teamsv3'])

describe('redactText', () => {
  it.each([
    ['GET /v1/fundraising/pages/ada returned 503', 'GET /v1/fundraising/pages/:x returned 503'],
    [
      'GET /v1/fundraising/pages/ada?n=A got no response',
      'GET /v1/fundraising/pages/:x got no response',
    ],
    ['GET /v1/teamsv3/the%20gulls returned 500', 'GET /v1/teamsv3/:x returned 500'],
    [
      'The content service at https://user:pw@acme.cdn.example/api/v2?token=x cannot be read: no connection',
      'The content service at https://acme.cdn.example/api/v2 cannot be read: no connection',
    ],
    ['timeout of 4000ms exceeded', 'timeout of 4000ms exceeded'],
    ['connect ECONNREFUSED 127.0.0.1:4100', 'connect ECONNREFUSED 127.0.0.1:4100'],
    ['No page "ada-lovelace"', 'No page "…"'],
    ['No page “Ada', 'No page "…"'],
    ['it can’t be sent to ada@example.org', 'it can’t be sent to :mail'],
    ['key eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9AAAA is wrong', 'key :key is wrong'],
    ['asked with ?donation-id=123&name=Ada', 'asked with '],
  ])('%s', (text, clean) => expect(redactText(text, { pathWords })).toBe(clean))

  it('keeps the code’s own messages and editors’ texts', () => {
    const text = 'internal_page/about, content[2].items[0].amount: expected a number, found "lots"'
    expect(redactText(text, { keepsQuotes: true })).toBe(text)
  })

  it('contains no part of the requested URL in any encoding', () => {
    const hidden = ['Ada Løvelace']
    const said = redactText('Ada Løvelace, ada løvelace, Ada%20L%C3%B8velace', { hidden })
    expect(said).toBe(':x, :x, :x')
  })

  it('contains no name from a path, and no redacted one', () => {
    const name = stringMatching(/^[a-z]{3,12}-[a-z0-9]{3,12}$/)
    assert(
      property(name, name, (slug, other) => {
        const text = `GET /v1/fundraising/pages/${slug}?n=${other} said ${other} at https://a.example/${slug}#${slug}`
        const said = redactText(text, { hidden: [other], pathWords })
        expect(said).not.toContain(slug)
        expect(said).not.toContain(other)
      }),
      { numRuns: fuzzRuns(200) },
    )
  })
})
