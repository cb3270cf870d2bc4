import { expect, it } from 'vitest'
import { isContentEmpty } from './is-content-empty.ts'

it.each([
  [[]],
  [null],
  [undefined],
  [''],
  ['  '],
  [{}],
  [{ link_type: 'Any' }],
  [[{ type: 'paragraph', text: '', spans: [] }]],
  [[{ type: 'paragraph', text: ' ' }, { url: '' }]],
  [[null, 3, 'x']],
  [{ type: 'embed', oembed: { embed_url: '' } }],
])('takes %j for empty content [S5.27]', (content) => expect(isContentEmpty(content)).toBe(true))

it.each([
  [[{ type: 'paragraph', text: 'Hello', spans: [] }]],
  [
    [
      { type: 'paragraph', text: '' },
      { type: 'image', url: 'https://i.example/a.png' },
    ],
  ],
  [{ url: 'https://i.example/a.png' }],
  ['Hello'],
  [{ type: 'embed', oembed: { embed_url: 'https://v.example/1' } }],
])('takes %j for content that says something [S5.27]', (content) =>
  expect(isContentEmpty(content)).toBe(false),
)
