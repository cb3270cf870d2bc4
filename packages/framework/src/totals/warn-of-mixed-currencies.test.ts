import { NoResponseError } from '@milepost/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listOrEmpty, warnOfMixedCurrencies } from './project-lists.ts'

let errors = vi.spyOn(console, 'error')
beforeEach(() => void (errors = vi.spyOn(console, 'error').mockReturnValue()))
const lines = () => errors.mock.calls.map(([line]) => String(line))

describe('the currencies of what a site raises money for', () => {
  it('are logged once if they differ from the country’s, or from each other', () => {
    warnOfMixedCurrencies('ie', ['GBP', undefined, 'GBP', 'AUD', 'USD'])
    warnOfMixedCurrencies('ie', ['GBP', 'AUD', 'USD'])
    expect(lines()).toHaveLength(2)
    expect(lines()[0]).toContain(
      "project: The site's country is ie (EUR), but its project is in GBP. Totals are shown in GBP.",
    )
    expect(lines()[1]).toContain(
      "project: The site's project has items in several currencies. Totals contain GBP only, without AUD, USD.",
    )
  })

  it.each([[['GBP', undefined, 'GBP']], [[undefined]], [[]]])(
    'are no warning in %j',
    (currencies) => {
      warnOfMixedCurrencies('gb', currencies)
      expect(lines()).toEqual([])
    },
  )
})

describe('a list that figures can do without', () => {
  it('is empty while the platform cannot be asked, and the log says why', async () => {
    const down = new NoResponseError({} as never, new Error('down'))
    expect(await listOrEmpty(() => Promise.reject(down))).toEqual([])
    expect(lines()).toHaveLength(1)
  })

  it('is an error where the mistake is our own', async () => {
    const mistake = new TypeError('undefined is no function')
    await expect(listOrEmpty(() => Promise.reject(mistake))).rejects.toBe(mistake)
  })
})
