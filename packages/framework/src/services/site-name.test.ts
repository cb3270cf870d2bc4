import { describe, expect, it } from 'vitest'
import { siteName } from '../base/site-name.ts'

const named = (title: string) => siteName({ uid: 'tideline', meta: { title } })

describe('siteName', () => {
  it('leaves out what a title says of the charity', () => {
    expect(named('Walk the Tideline | Tideline Trust')).toBe('Walk the Tideline')
    expect(named('Walk the Tideline')).toBe('Walk the Tideline')
  })

  it('takes the uid where there is no title', () =>
    expect([named(''), named(' | Tideline Trust')]).toEqual(['tideline', 'tideline']))
})
