import { describe, expect, it } from 'vitest'
import { getDraftToken, createPreviewRedirect } from './create-site-options.ts'

const ask = (path: string, method = 'GET') => new Request(`https://give.example${path}`, { method })

describe('redirectToPreview', () => {
  it('redirects a document with a ref to the preview screen, uncached', () => {
    const response = createPreviewRedirect(ask('/about?previewToken=ref&a=1'))
    expect([response?.status, response?.headers.get('cache-control')]).toEqual([
      302,
      'private, no-store',
    ])
    expect(response?.headers.get('location')).toBe('/preview?previewToken=ref&to=%2Fabout%3Fa%3D1')
  })

  it.each([
    ['GET', '/about'],
    ['GET', '/about?previewToken='],
    ['GET', '/about.data?previewToken=ref'],
    ['POST', '/about?previewToken=ref'],
    ['GET', '/preview?previewToken=ref'],
  ])('does not redirect %s %s', (method, path) =>
    expect(createPreviewRedirect(ask(path, method))).toBeUndefined(),
  )
})

it('readDraftRef accepts drafts for data requests only', () => {
  expect(getDraftToken(ask('/about.data?previewToken=ref'))).toBe('ref')
  expect(getDraftToken(ask('/about?previewToken=ref'))).toBeUndefined()
  expect(getDraftToken(ask('/about.data?previewToken=ref', 'POST'))).toBeUndefined()
})
