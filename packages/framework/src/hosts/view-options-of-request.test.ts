import { describe, expect, it } from 'vitest'
import { type PageState, usualState } from '../page-states/page-state.ts'
import { viewOptionsOfRequest } from './view-options-of-request.ts'

const ask = (path: string, isOpen = true, method = 'GET') =>
  viewOptionsOfRequest(new Request(`https://walk.example${path}`, { method }), { isOpen })

const inState = (state: Partial<PageState>) => ({
  pageState: { ...usualState, ...state },
  showsSources: false,
})

describe('how a page is looked at', () => {
  it('is in the state that its address names', () => {
    expect(ask('/about?pageState=owner,over')).toEqual(inState({ who: 'owner', when: 'over' }))
    expect(ask('/about?pageState=')).toEqual(inState({}))
    expect(ask('/about')).toBeUndefined()
  })

  it('is with where its texts come from', () => {
    expect(ask('/about?showSources')).toEqual({ pageState: undefined, showsSources: true })
    expect(ask('/about?showSources&pageState=owner')).toEqual({
      ...inState({ who: 'owner' }),
      showsSources: true,
    })
  })

  it('takes a preview where the site is there for everybody', () => {
    expect(ask('/about?pageState=owner', false)).toBeUndefined()
    expect(ask('/about?showSources', false)).toBeUndefined()
    expect(ask('/about?pageState=owner&previewToken=ref', false)).toEqual(inState({ who: 'owner' }))
  })

  it('is refused with a sentence where there is no such state, and where something is sent', async () => {
    const wrong = ask('/?pageState=tomorrow') as Response
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/There is no state "tomorrow"/)
    const sent = ask('/?pageState=owner', true, 'POST') as Response
    expect(sent.status).toBe(405)
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
  })
})
