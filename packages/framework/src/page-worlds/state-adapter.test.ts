import type { PlatformAdapter } from '@milepost/platform/adapter'
import { describe, expect, it, vi } from 'vitest'
import { isNoAnswerInState } from '../page-states/no-answer-in-state.ts'
import { createLastAnswers, stateAdapter } from './state-adapter.ts'

const changes = {
  share: undefined,
  currency: undefined,
  hasLongNames: false,
  isClosed: false,
  isOver: false,
}

function setUp(options: Partial<Parameters<typeof stateAdapter>[1]> = {}) {
  const fetchPage = vi.fn(async () => ({ name: 'Maya walks', active: true }))
  const fetchDonationTotals = vi.fn(async () => ({ raised: 1 }))
  const updatePage = vi.fn()
  const real = {
    name: 'default',
    links: { pageLink: (slug: string) => `/p/${slug}` },
    withToken: () => real,
    campaigns: {},
    pages: { fetchPage },
    donations: { fetchDonationTotals },
    pageEditing: { updatePage },
  } as unknown as PlatformAdapter
  const said = createLastAnswers()
  const adapter = (more = {}) =>
    stateAdapter(real, { changes, isDown: false, currencies: undefined, said, ...options, ...more })
  return { adapter, fetchPage, fetchDonationTotals, updatePage }
}

describe('the platform of a page in a state', () => {
  it('is asked once for all states, and each has its own changes', async () => {
    const { adapter, fetchPage } = setUp()
    const closed = adapter({ changes: { ...changes, isClosed: true } })
    expect(await closed.pages.fetchPage({ slug: 'maya' })).toMatchObject({ active: false })
    expect(await adapter().pages.fetchPage({ slug: 'maya' })).toMatchObject({ active: true })
    expect(fetchPage).toHaveBeenCalledOnce()
    expect(closed.links.pageLink('maya')).toBe('/p/maya')
    expect(closed.teams).toBeUndefined()
  })

  it('asks again after a failure', async () => {
    const { adapter, fetchPage } = setUp()
    fetchPage.mockRejectedValueOnce(new Error('broken'))
    await expect(adapter().pages.fetchPage({ slug: 'maya' })).rejects.toThrow('broken')
    expect(await adapter().pages.fetchPage({ slug: 'maya' })).toBeDefined()
  })

  it('does not answer where it is down, and writes nothing, with or without a token', async () => {
    const { adapter, fetchPage, updatePage } = setUp()
    const down = adapter({ isDown: true }).pages.fetchPage({ slug: 'maya' })
    await expect(down).rejects.toSatisfy(isNoAnswerInState)
    const write = adapter()
      .withToken('t')
      .pageEditing?.updatePage({} as never)
    await expect(write).rejects.toSatisfy(isNoAnswerInState)
    expect(fetchPage).not.toHaveBeenCalled()
    expect(updatePage).not.toHaveBeenCalled()
  })

  it('asks in the real currency, and without the signal of the first page that asks', async () => {
    const { adapter, fetchDonationTotals } = setUp({ currencies: { shown: 'HKD', real: 'GBP' } })
    const { signal } = new AbortController()
    await adapter().donations.fetchDonationTotals({
      campaign: 'c',
      currency: 'HKD',
      signal,
    })
    expect(fetchDonationTotals).toHaveBeenCalledWith({ campaign: 'c', currency: 'GBP' })
  })
})
