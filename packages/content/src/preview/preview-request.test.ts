import { expect, it } from 'vitest'
import { previewRequest } from './preview-request.ts'

it.each([
  ['previewToken=%20a%20&previewUID=%20b%20', { previewToken: 'a', previewUID: 'b' }],
  ['previewToken=a&previewUID=%20', { previewToken: 'a' }],
  ['previewToken=a&documentId=b', { previewToken: 'a' }],
  ['previewToken=%20&token=%20c%20&documentId=d', { previewToken: 'c', previewUID: 'd' }],
  ['token=c&previewUID=b', { previewToken: 'c' }],
  ['previewUID=b&documentId=d', undefined],
  ['previewToken=%20&token=%20', undefined],
])('reads the preview that ?%s asks for, without spaces around it', (query, expected) =>
  expect(previewRequest(new URLSearchParams(query))).toStrictEqual(expected),
)
