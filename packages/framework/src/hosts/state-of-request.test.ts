import { describe, expect, it } from 'vitest'
import { usualState } from '../page-states/page-state.ts'
import { stateOfRequest } from './state-of-request.ts'

const ask = (path: string, isOpen = true, method = 'GET') =>
  stateOfRequest(new Request(`https://walk.example${path}`, { method }), { isOpen })

describe('the state of a request', () => {
  it('is the one that its address names', () => {
    expect(ask('/about?pageState=owner,over')).toEqual({
      ...usualState,
      who: 'owner',
      when: 'over',
    })
    expect(ask('/about?pageState=')).toEqual(usualState)
    expect(ask('/about')).toBeUndefined()
  })

  it('takes a preview where the site is there for everybody', () => {
    expect(ask('/about?pageState=owner', false)).toBeUndefined()
    expect(ask('/about?pageState=owner&previewToken=ref', false)).toMatchObject({ who: 'owner' })
  })

  it('is refused with a sentence where there is none, and where something is sent', async () => {
    const wrong = ask('/?pageState=tomorrow') as Response
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/There is no state "tomorrow"/)
    const sent = ask('/?pageState=owner', true, 'POST') as Response
    expect(sent.status).toBe(405)
    expect(sent.headers.get('cache-control')).toBe('private, no-store')
  })
})
