import { expect, it } from 'vitest'
import { readTaggedTests } from './tagged-tests.ts'

const read = (text: string) => readTaggedTests('packages/a/src/pages/a.test.ts', text)

it('reads what a tagged test calls, and not what its neighbours call', () => {
  const text = `
    import { expect, it } from 'vitest'
    import { open, shut as close, type Door } from './door.ts'
    import { wall } from '../wall.ts'
    it('opens [S1.01]', () => { expect(open()).toBe(true) })
    it('closes', () => { expect(close(wall)).toBe(true) })`
  expect(read(text)).toEqual([
    { title: 'opens [S1.01]', uses: [{ file: 'packages/a/src/pages/door.ts', name: 'open' }] },
  ])
})

it('follows what the file declares for its tests', () => {
  const text = `
    import * as doors from './door.ts'
    import { wall } from '../wall.ts'
    const { built } = make()
    function make() { return { built: doors.open(wall) } }
    it.each([1])(\`opens \${1} [S1.01]\`, () => { expect(built).toBe(true) })`
  expect(read(text)[0]?.uses).toEqual([
    { file: 'packages/a/src/pages/door.ts', name: '*' },
    { file: 'packages/a/src/wall.ts', name: 'wall' },
  ])
})

it('tells a name from the same name of another test, and from a member', () => {
  const text = `
    import { open } from './door.ts'
    import { shut } from './door.ts'
    it('opens', () => { const door = open() })
    it('is built [S1.01]', () => { const door = build(); door.shut() })`
  expect(read(text)).toEqual([{ title: 'is built [S1.01]', uses: [] }])
})

it('takes a story with a tag for a test', () => {
  const text = `
    import type { Meta } from '@storybook/react-vite'
    import { Door } from './door.tsx'
    export const Open = { name: 'Opens [S1.01]', render: () => <Door /> }`
  const [story] = readTaggedTests('packages/a/src/door.stories.tsx', text)
  expect(story?.uses).toEqual([{ file: 'packages/a/src/door.tsx', name: 'Door' }])
})

it('takes a tagged group whole', () => {
  const text = `
    import door from './door.ts'
    describe('doors [S1.01]', () => { it('open', () => { door() }) })`
  expect(read(text)[0]?.uses).toEqual([{ file: 'packages/a/src/pages/door.ts', name: 'default' }])
})
