import { describe, expect, it } from 'vitest'
import { getPreviewRedirect } from './preview-query.ts'

const at = (path: string) => new URL(path, 'https://walk.example')

describe('the query of a preview', () => {
  it('redirects to the screen that loads it, and from there to the page [S2.29]', () => {
    expect(getPreviewRedirect(at('/about?a=1&previewToken=preview-1&previewUID=P1'))).toBe(
      '/preview?previewToken=preview-1&previewUID=P1&to=%2Fabout%3Fa%3D1',
    )
    expect(getPreviewRedirect(at('/about'))).toBeUndefined()
    expect(getPreviewRedirect(at('/about?previewToken='))).toBeUndefined()
    expect(getPreviewRedirect(at('/preview?previewToken=x'))).toBeUndefined()
  })

  it('leads there from every language, except from that screen', () => {
    expect(getPreviewRedirect(at('/cy/about?previewToken=a'))).toBe(
      '/preview?previewToken=a&to=%2Fcy%2Fabout',
    )
    expect(getPreviewRedirect(at('/cy/preview?previewToken=a'))).toBeUndefined()
    expect(getPreviewRedirect(at('/a/b/preview?previewToken=a'))).toBeDefined()
  })
})
