import { expect, it } from 'vitest'
import { examineSite } from './examine-site.ts'

const examined = (settings: object) =>
  examineSite({
    site: 'demo',
    now: new Date('2026-06-15T12:00:00Z'),
    documents: [
      {
        id: 'S',
        uid: 'demo',
        type: 'custom_site',
        data: { 'accessibility-email': 'help@demo.example', ...settings },
      },
      {
        id: 'P',
        uid: 'sponsors',
        type: 'internal_page',
        data: { title: 'Sponsors', content: [{ slice_type: 'matching', primary: {}, items: [] }] },
      },
    ],
  }).filter(({ field }) => field.startsWith('content'))

it('names a section about a funder that the settings do not know', () =>
  expect(examined({})).toMatchObject([
    { kind: 'no-effect', field: 'content[0]', problem: expect.stringContaining('matching-pot') },
  ]))

it('reports nothing if the matching terms have a donor and an amount', () =>
  expect(examined({ 'matching-funder': 'A friend', 'matching-pot': 500 })).toEqual([]))
