import { expect, it } from 'vitest'
import { isEmptyField } from './is-empty-field.ts'

it.each([
  null,
  undefined,
  '',
  ' ',
  [],
  [{}],
  {},
  { link_type: 'Any' },
  { link_type: 'Any', text: 'Read more' },
  { link_type: 'Web' },
  { link_type: 'Web', url: '', target: '_blank' },
  { link_type: 'Document' },
  { link_type: 'Media', name: 'a.pdf' },
  { alt: 'A river', copyright: null, dimensions: null, url: null },
  [{ label: null, url: { link_type: 'Any' } }],
])('isEmptyField is true for %j', (value) => expect(isEmptyField(value)).toBe(true))

it.each([
  0,
  false,
  'No',
  [{ label: 'About', url: { link_type: 'Any' } }],
  { alt: null, url: 'https://x.example/a.jpg' },
  { link_type: 'Web', url: '/about' },
  { link_type: 'Document', id: 'Z', isBroken: true },
  [{ type: 'paragraph', text: '', spans: [] }],
])('isEmptyField is false for %j', (value) => expect(isEmptyField(value)).toBe(false))
