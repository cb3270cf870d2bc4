import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collectMessages } from './collect-messages.ts'
import { messageListJson, messageListPage } from './message-list.ts'
import { repositoryPlaces } from './repository-places.ts'

const { catalogues, list, page } = repositoryPlaces

it('has been written from the catalogues as they are: run `npm run docs -- messages` when it was not', async () => {
  const features = await collectMessages(catalogues)
  expect(messageListJson(features)).toBe(await readFile(list, 'utf8'))
  expect(messageListPage(features)).toBe(await readFile(page, 'utf8'))
})

it('names a catalogue’s place and each form of a count', async () => {
  const text = `/**
 * Over\n * two lines.\n */
export const aMessages = { feature: 'a', english: { b: 'B', c: { one: '1 C', other: '{count} | Cs' } } }
export const other = { key: 'no catalogue' }
`
  const folder = await mkdtemp(join(tmpdir(), 'messages-'))
  try {
    await writeFile(join(folder, 'a-messages.ts'), text)
    const features = await collectMessages([folder])
    expect(features).toEqual([
      {
        feature: 'a',
        place: 'Over two lines.',
        messages: { 'a.b': 'B', 'a.c.one': '1 C', 'a.c.other': '{count} | Cs' },
      },
    ])
    expect(messageListPage(features)).toContain('| `a.c.other` | {count} \\| Cs |')
    await expect(collectMessages([folder, folder])).rejects.toThrow(
      'Two catalogues have the feature "a"',
    )
    await rm(join(folder, 'a-messages.ts'))
    await expect(collectMessages([folder])).rejects.toThrow('has no catalogue of messages')
  } finally {
    await rm(folder, { recursive: true })
  }
})
