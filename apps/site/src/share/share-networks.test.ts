import { expect, it } from 'vitest'
import { shareLink, shareNetworks } from './share-networks.ts'

it('offers ten ways to share [S2.59]', () => {
  expect(shareNetworks).toHaveLength(10)
})

it.each(shareNetworks.filter((network) => network !== 'copy'))(
  '%s carries the address, whatever it holds',
  (network) => {
    const url = 'https://give.example/fundraising/siân?a=1&b="2"'
    const link = shareLink(network, url, 'Siân & friends <3') ?? ''
    expect(decodeURIComponent(link)).toContain(url)
    expect(link).not.toMatch(/["<>\s]/)
    expect(URL.canParse(link)).toBe(true)
  },
)

it('copies without leading anywhere', () => {
  expect(shareLink('copy', 'https://x.example', '')).toBeUndefined()
})
