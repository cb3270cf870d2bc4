import type { ChainableCommander } from 'ioredis'
import { describe, expect, it } from 'vitest'
import { generationNames, incrementGenerations } from './shared-reads.ts'

/** The generations that a change raises. */
function raisedBy(keys: string[], prefixes: string[] = []): string[] {
  const raised: string[] = []
  const commands = {
    incr: (name: string) => (raised.push(name), commands),
    pexpire: () => commands,
  } as unknown as ChainableCommander
  incrementGenerations(commands, 'site:', { keys, prefixes })
  return raised
}

const isOutdated = (key: string, raised: readonly string[]) =>
  generationNames('site:', key).some((name) => raised.includes(name))

it('generationNames returns ten names at most, however many separators a visitor puts into a key', () => {
  expect(generationNames('site:', `page:${':/'.repeat(4000)}`)).toHaveLength(10)
  expect(generationNames('site:', 'page:maya')).toHaveLength(3)
})

describe('incrementGenerations', () => {
  it.each([
    ['page:maya', ['page:maya'], []],
    ['page:maya', [], ['page:']],
    ['page:maya', [], ['pa']],
    ['page:maya', [], ['']],
    [`page:${'a:'.repeat(4000)}`, [`page:${'a:'.repeat(4000)}`], []],
    [`page:${'a:'.repeat(4000)}`, [], [`page:${'a:'.repeat(2000)}`]],
    [`page:${'a:'.repeat(4000)}`, [], ['page:a:a:']],
  ])('outdates the key %#', (key, keys, prefixes) =>
    expect(isOutdated(key, raisedBy(keys, prefixes))).toBe(true),
  )

  it('outdates no other key', () =>
    expect(isOutdated('page:ada', raisedBy(['page:maya'], ['team:']))).toBe(false))
})
