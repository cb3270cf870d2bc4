import { expect, it } from 'vitest'
import { listWorldConfigs } from './world-configs.ts'

const usual = { databaseFile: 'data/sandbox.db', port: 4100 }

it('serves the demo worlds on one port if there is no world file', () =>
  expect(listWorldConfigs({ ...usual, worldFiles: [] })).toEqual([
    { name: 'demo', file: undefined, databaseFile: 'data/sandbox.db', port: 4100 },
  ]))

it('gives each world the next port and a separate database', () =>
  expect(listWorldConfigs({ ...usual, worldFiles: ['worlds/river.json', 'lake.json'] })).toEqual([
    { name: 'river', file: 'worlds/river.json', databaseFile: 'data/sandbox.db', port: 4100 },
    { name: 'lake', file: 'lake.json', databaseFile: 'data/sandbox-lake.db', port: 4101 },
  ]))

it('uses free ports and in-memory databases if the first world does', () => {
  const places = listWorldConfigs({
    databaseFile: ':memory:',
    port: 0,
    worldFiles: ['a.json', 'b.json'],
  })
  expect(places.map(({ port, databaseFile }) => [port, databaseFile])).toEqual([
    [0, ':memory:'],
    [0, ':memory:'],
  ])
})
