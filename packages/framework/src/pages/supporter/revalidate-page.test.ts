import { expect, it } from 'vitest'
import { type InvalidatedKeys, isInvalidated } from '@milepost/server'
import { revalidatePage } from './load-edit.ts'

const keys = [
  'page:maya/gb/c-1',
  'page-fitness:maya/',
  'page-donations:maya/150',
  'page-donations:maya-2/150',
  'page:sam/gb/c-1',
  'project:team:otters/all',
  'project:team:otters-2/all',
  'project:boards:x',
]

it('expires that page only', () => {
  const news: string[][] = []
  const services = {
    now: () => new Date(0),
    invalidate: (what: InvalidatedKeys) =>
      news.push(keys.filter((key) => isInvalidated(what, key))),
  }
  revalidatePage(services, { kind: 'page', slug: 'MAYA' })
  revalidatePage(services, { kind: 'team', slug: 'otters' })
  expect(news).toEqual([
    ['page:maya/gb/c-1', 'page-fitness:maya/', 'page-donations:maya/150'],
    ['project:team:otters/all'],
  ])
})
