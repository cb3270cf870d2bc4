import { NoResponseError } from '@milepost/platform'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readListOrEmpty, warnOfMixedCurrencies } from './project-lists.ts'

let errors = vi.spyOn(console, 'error')
beforeEach(() => void (errors = vi.spyOn(console, 'error').mockReturnValue()))
const lines = () => errors.mock.calls.map(([line]) => String(line))

describe('warnOfMixedCurrencies', () => {
  it('logs once if they differ from the country’s, or from each other', () => {
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
    'does not warn for %j',
    (currencies) => {
      warnOfMixedCurrencies('gb', currencies)
      expect(lines()).toEqual([])
    },
  )
})

describe('listOrEmpty', () => {
  it('is empty while the platform is unreachable, and logs the error', async () => {
    const down = new NoResponseError({} as never, new Error('down'))
    expect(await readListOrEmpty(() => Promise.reject(down))).toEqual([])
    expect(lines()).toHaveLength(1)
  })

  it('rethrows programming errors', async () => {
    const mistake = new TypeError('undefined is no function')
    await expect(readListOrEmpty(() => Promise.reject(mistake))).rejects.toBe(mistake)
  })
})
