import { expect, it } from 'vitest'
import { worldPlaces } from './world-places.ts'

const usual = { databaseFile: 'data/sandbox.db', port: 4100 }

it('puts the demo worlds in one place if no file is named', () =>
  expect(worldPlaces({ ...usual, worldFiles: [] })).toEqual([
    { name: 'demo', file: undefined, databaseFile: 'data/sandbox.db', port: 4100 },
  ]))

it('gives each world the next port and a separate database', () =>
  expect(worldPlaces({ ...usual, worldFiles: ['worlds/river.json', 'lake.json'] })).toEqual([
    { name: 'river', file: 'worlds/river.json', databaseFile: 'data/sandbox.db', port: 4100 },
    { name: 'lake', file: 'lake.json', databaseFile: 'data/sandbox-lake.db', port: 4101 },
  ]))

it('takes any free port for each, and keeps nothing of each in memory', () => {
  const places = worldPlaces({
    databaseFile: ':memory:',
    port: 0,
    worldFiles: ['a.json', 'b.json'],
  })
  expect(places.map(({ port, databaseFile }) => [port, databaseFile])).toEqual([
    [0, ':memory:'],
    [0, ':memory:'],
  ])
})
