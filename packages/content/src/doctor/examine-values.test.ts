import { describe, expect, it } from 'vitest'
import { examineValues } from './examine-values.ts'

const document = { type: 'internal_page', uid: 'about', id: 'P1' }
const examined = (data: unknown) =>
  examineValues(document, data).map(({ kind, field }) => `${kind} ${field}`)

it.each([
  ['<img src="/a.png" alt="A" width="1" height="2">', []],
  ['<IMG\nALT = "A"\nWIDTH = "1"\nHEIGHT = "2">', []],
  ['<img alt="">', ['image-size html']],
  ['<img alt="A" width="1">', ['image-size html']],
  ['<img alt="A" height="1">', ['image-size html']],
  ['<img data-alt="A" width="1" height="2">', ['missing-alt html']],
  ['<img alt="A" data-width="1" height="2">', ['image-size html']],
  ['<img alt="A" width="1" data-height="2">', ['image-size html']],
  ['<img altogether="A" widths="1" heights="2">', ['missing-alt html', 'image-size html']],
  ['<img><p>x</p><img alt="">', ['missing-alt html', 'image-size html', 'image-size html']],
  ['<image>', []],
])('pictures in markup are looked at: %s', (html, expected) =>
  expect(examined({ html })).toEqual(expected),
)

describe('pictures of the content service', () => {
  const whole = { url: '/a.png', alt: 'A', dimensions: { width: 3, height: 2 } }

  it.each([
    [whole, []],
    [{ ...whole, alt: '' }, []],
    [{ ...whole, alt: null }, ['missing-alt image']],
    [{ url: '/a.png', dimensions: whole.dimensions }, ['missing-alt image']],
    [{ url: '/a.png', alt: 'A' }, ['image-size image']],
    [{ ...whole, dimensions: { width: 0, height: 2 } }, ['image-size image']],
    [{ ...whole, dimensions: { width: 3, height: 0 } }, ['image-size image']],
    [{ ...whole, dimensions: { width: 3 } }, ['image-size image']],
    [{ ...whole, dimensions: { height: 2 } }, ['image-size image']],
  ])('have words and a size: %j', (image, expected) =>
    expect(examined({ image })).toEqual(expected),
  )

  it.each([
    { alt: null },
    { url: '', alt: null },
    { url: null, alt: null },
    { url: '/a', kind: 'link' },
  ])('are nothing that has no address or no picture’s field: %j', (image) =>
    expect(examined({ image })).toEqual([]),
  )
})

it('reports an anchor or a modal id that is used twice', () => {
  const slices = [
    { anchor: 'a' },
    { anchor: 'b' },
    { anchor: 'a' },
    { id: 'a', iframe: '' },
    { id: 'a', iframe: '' },
  ]
  expect(examined({ slices })).toEqual([
    'duplicate-id slices[2].anchor',
    'duplicate-id slices[4].id',
  ])
})

it('reports only placeholders that do not exist', () =>
  expect(examineValues(document, { title: '{{ name }} {{ nam }} {{ user_name }}' })).toEqual([
    {
      kind: 'unknown-placeholder',
      severity: 'error',
      document,
      field: 'title',
      problem: 'there is no placeholder {{ nam }}',
    },
  ]))

it('looks inside lists and groups, and stops where one contains itself', () => {
  const list: unknown[] = ['{{ a }}']
  list.push(list)
  const group: Record<string, unknown> = { text: '{{ b }}' }
  group['group'] = group
  expect(examined({ list }).slice(0, 2)).toEqual([
    'unknown-placeholder list[0]',
    'unknown-placeholder list[1][0]',
  ])
  expect(examined(group).slice(0, 2)).toEqual([
    'unknown-placeholder text',
    'unknown-placeholder group.text',
  ])
})
