import { describe, expect, it } from 'vitest'
import { ownPath, previewRedirect, previewToken } from './preview-query.ts'

const at = (path: string) => new URL(path, 'https://walk.example')

describe('the query of a preview', () => {
  it('leads to the screen that loads it, and from there to the page [S2.29]', () => {
    expect(previewRedirect(at('/about?a=1&previewToken=preview-1&previewUID=P1'))).toBe(
      '/preview?previewToken=preview-1&previewUID=P1&to=%2Fabout%3Fa%3D1',
    )
    expect(previewRedirect(at('/about'))).toBeUndefined()
    expect(previewRedirect(at('/about?previewToken='))).toBeUndefined()
    expect(previewRedirect(at('/preview?previewToken=x'))).toBeUndefined()
  })

  it('takes no token without end', () => {
    expect(previewToken(new URLSearchParams({ previewToken: 'x'.repeat(3000) }))).toBeUndefined()
  })

  it('never leads to another site', () => {
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '', 'about']) {
      expect(ownPath(to)).toBeUndefined()
    }
    expect(ownPath('/about?a=1#b')).toBe('/about?a=1')
    expect(ownPath(null)).toBeUndefined()
  })
})
