import { describe, expect, it } from 'vitest'
import { stillClock, testPlatform } from '../request/server.test-kit.ts'
import { pagesBulkRowWire } from '../testing/index.ts'
import { parsePagesBulkRow } from './parse-pages-bulk-row.ts'
import type { PageOptions } from './page-context.ts'

const clock = stillClock()
const context = testPlatform({ clock })
const page = (wire: object, options?: PageOptions) =>
  parsePagesBulkRow(context, { ...pagesBulkRowWire(), ...wire }, options)

describe('a page', () => {
  it.each([
    ['Active', true],
    ['Completed', true],
    ['Inactive', false],
    ['CANCELLED', false],
    ['offline', false],
    ['Offlined soon', true],
    ['Not inactive', true],
    [undefined, true],
  ])('with the status %j is active: %s [S4.33]', (status, active) =>
    expect(page({ status }).active).toBe(active),
  )

  it('has only tags that have an id and a value', () => {
    const tags = [
      { tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London' },
      { tagDefinition: { id: 'coast' } },
      { tagDefinition: { label: 'Nameless' }, value: 'x' },
      {},
      null,
    ]
    const { segmentation, tags: read } = page({ tags })
    expect(read).toEqual([{ tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London' }])
    expect(segmentation).toEqual({ branch: 'London' })
  })

  it.each([
    ['<p>I run</p>', '<div>I  run</div>', false],
    ['<p>I</p><p>run</p>', 'I run', false],
    ['<p>Irun</p>', '<p>I</p><p>run</p>', true],
    ['I\n run ', ' I run', false],
    ['<p> </p>', 'I run', false],
    ['<p>I swim</p>', '<p>I run</p>', true],
    ['<p>I swim</p>', undefined, true],
    ['<p></p>', undefined, false],
    [' <p> <br> </p> ', undefined, false],
    ['', undefined, false],
    [undefined, 'I run', false],
    ['<p>I swim.', undefined, true],
    ['5 < 6', undefined, true],
    ['<', undefined, true],
  ])(
    'with the story %j, where %j is the default, has its own story: %s [S3.09]',
    (story, given, is) =>
      expect(page({ story }, { defaultPageStory: given }).hasUpdatedStory).toBe(is),
  )
})
