import { describe, expect, it } from 'vitest'
import { previewRedirect } from './preview-query.ts'

const at = (path: string) => new URL(path, 'https://walk.example')

describe('the query of a preview', () => {
  it('redirects to the screen that loads it, and from there to the page [S2.29]', () => {
    expect(previewRedirect(at('/about?a=1&previewToken=preview-1&previewUID=P1'))).toBe(
      '/preview?previewToken=preview-1&previewUID=P1&to=%2Fabout%3Fa%3D1',
    )
    expect(previewRedirect(at('/about'))).toBeUndefined()
    expect(previewRedirect(at('/about?previewToken='))).toBeUndefined()
    expect(previewRedirect(at('/preview?previewToken=x'))).toBeUndefined()
  })

  it('leads there from every language, except from that screen', () => {
    expect(previewRedirect(at('/cy/about?previewToken=a'))).toBe(
      '/preview?previewToken=a&to=%2Fcy%2Fabout',
    )
    expect(previewRedirect(at('/cy/preview?previewToken=a'))).toBeUndefined()
    expect(previewRedirect(at('/a/b/preview?previewToken=a'))).toBeDefined()
  })
})
