import { describe, expect, it } from 'vitest'
import { getSiteName } from '../base/site-name.ts'

const named = (title: string) => getSiteName({ uid: 'tideline', meta: { title } })

describe('siteName', () => {
  it('removes the charity from the title', () => {
    expect(named('Walk the Tideline | Tideline Trust')).toBe('Walk the Tideline')
    expect(named('Walk the Tideline')).toBe('Walk the Tideline')
  })

  it('falls back to the uid without a title', () =>
    expect([named(''), named(' | Tideline Trust')]).toEqual(['tideline', 'tideline']))
})
