// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { removeUnsavedWork } from './remove-unsaved-work.ts'

afterEach(() => sessionStorage.clear())

/** Unsaved work of two users, and other data of the tab. */
function work() {
  const of = (owner: string) => JSON.stringify({ owner, values: { title: 'Sam runs' } })
  sessionStorage.setItem('milepost:draft:register:page', of('sam'))
  sessionStorage.setItem('milepost:draft:ada-runs:title', of('ada'))
  sessionStorage.setItem('milepost:draft:broken:title', '{')
  sessionStorage.setItem('milepost:registration', of('ada'))
  sessionStorage.setItem('milepost:gave', '1')
  const pictures = new Map<IDBValidKey, unknown>([
    ['1', { owner: 'sam' }],
    ['2', { owner: 'ada' }],
  ])
  const database = {
    entries: async () => [...pictures],
    remove: async (key: IDBValidKey) => void pictures.delete(key),
  }
  return { pictures, unsaved: { tab: sessionStorage, database: async () => database } }
}

const stored = () => Object.keys(sessionStorage).toSorted()

it('removes the work of all users, and nothing else', async () => {
  const { pictures, unsaved } = work()
  await removeUnsavedWork(unsaved, undefined)
  expect([stored(), pictures.size]).toEqual([['milepost:gave'], 0])
})

it('keeps the work of one user', async () => {
  const { pictures, unsaved } = work()
  await removeUnsavedWork(unsaved, 'sam')
  expect(stored()).toEqual(['milepost:draft:register:page', 'milepost:gave'])
  expect([...pictures.keys()]).toEqual(['1'])
})

it('removes drafts if there is no database, and images if the tab has no storage', async () => {
  const { pictures, unsaved } = work()
  await removeUnsavedWork({ ...unsaved, database: () => Promise.reject(new Error('none')) }, 'eve')
  expect(stored()).toEqual(['milepost:gave'])
  await removeUnsavedWork({ ...unsaved, tab: undefined }, 'eve')
  expect(pictures.size).toBe(0)
})
