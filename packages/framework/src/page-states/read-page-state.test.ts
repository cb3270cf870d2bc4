import { constantFrom, assert, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageStates, stateAspects, usualState } from './page-state.ts'
import { PageStateError, readPageState } from './read-page-state.ts'
import { writePageState } from './write-page-state.ts'

describe('the state of a page', () => {
  it('is as the page is anyway where nothing is named', () => {
    expect(readPageState('')).toEqual(usualState)
    expect(readPageState(' , ')).toEqual(usualState)
    expect(writePageState(usualState)).toBe('')
  })

  it('is read as it was written, whatever it is', () => {
    const states = record({
      who: constantFrom(...pageStates.who),
      when: constantFrom(...pageStates.when),
      raised: constantFrom(...pageStates.raised),
      platform: constantFrom(...pageStates.platform),
      site: constantFrom(...pageStates.site),
      words: constantFrom(...pageStates.words),
      currency: constantFrom(...pageStates.currency),
    })
    assert(
      property(states, (state) => {
        expect(readPageState(writePageState(state))).toEqual(state)
      }),
    )
  })

  it('has no word in two lists', () => {
    const words = stateAspects.flatMap((one) => pageStates[one])
    expect(new Set(words).size).toBe(words.length)
  })

  it('is refused with a sentence that names the wrong word', () => {
    expect(() => readPageState('owner,tomorrow')).toThrow(/no state "tomorrow".*last-day/)
    expect(() => readPageState('owner,admin')).toThrow('A page is owner or admin, not both.')
    expect(() => readPageState('x'.repeat(300))).toThrow('fewer words')
    const problemOf = (text: string) => {
      try {
        readPageState(text)
        return undefined
      } catch (error) {
        return error
      }
    }
    assert(
      property(string(), (text) => {
        const problem = problemOf(text)
        expect(problem === undefined || problem instanceof PageStateError).toBe(true)
      }),
    )
  })
})
