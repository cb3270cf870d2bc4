import { describe, expect, it } from 'vitest'
import { pageStates, usualState } from '../page-states/page-state.ts'
import { writePageState } from '../page-states/write-page-state.ts'
import { countStates, statesToShow, wordsOf } from './states-to-show.ts'

const none = { who: [], when: [], raised: [], platform: [], site: [], words: [], currency: [] }

describe('the states to show', () => {
  it('are the page as it is where nothing is chosen', () => {
    for (const how of ['each', 'all'] as const) {
      expect(statesToShow(none, how)).toEqual([usualState])
      expect(countStates(none, how)).toBe(1)
    }
  })

  it('are one by one after the page as it is', () => {
    const chosen = { ...none, who: ['visitor', 'owner'], when: ['over'] } as const
    expect(statesToShow(chosen, 'each').map(writePageState)).toEqual(['', 'owner', 'over'])
    expect(countStates(chosen, 'each')).toBe(3)
  })

  it('are every combination, sixty of five people on four days with three platforms', () => {
    const chosen = {
      ...none,
      who: pageStates.who,
      when: pageStates.when.filter((one) => one !== 'today'),
      platform: pageStates.platform,
    }
    const states = statesToShow(chosen, 'all').map(writePageState)
    expect(new Set(states).size).toBe(60)
    expect(countStates(chosen, 'all')).toBe(60)
    expect(states).toContain('admin,last-day,platform-down')
  })

  it('have the words of a query that there are', () => {
    expect(wordsOf('who', ['owner', 'nobody', 'owner'])).toEqual(['owner'])
  })
})
