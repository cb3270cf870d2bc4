import { describe, expect, it, vi } from 'vitest'
import { allowedKey, createAvailability, parseNumber, readAddress } from '../index.ts'

describe('allowedKey', () => {
  it.each([
    ['5', '12', true],
    ['.', '12', true],
    ['.', '1.2', false],
    ['1.2.3', '', false],
    ['-', '', false],
    ['e', '1', false],
    [',', '1', false],
    ['٣', '', false],
  ])('into a number: %j beside %j is %s [S5.23]', (typed, rest, isAllowed) => {
    expect(allowedKey('number', typed, rest)).toBe(isAllowed)
  })

  it.each([
    ['0', true],
    ['+', true],
    ['(', true],
    ['#', true],
    [' ', true],
    ['a', false],
    ['/', false],
    ['😀', false],
  ])('into a phone number: %j is %s [S5.24]', (typed, isAllowed) => {
    expect(allowedKey('phone', typed, '020')).toBe(isAllowed)
  })
})

describe('parseNumber', () => {
  it.each([
    ['12.5', 12.5],
    [' 7 ', 7],
    ['', undefined],
    ['1,000', '1,000'],
    ['Infinity', 'Infinity'],
    [3, 3],
    [null, undefined],
    [{}, undefined],
  ])('reads %j as %j', (raw, value) => {
    expect(parseNumber(raw)).toBe(value)
  })
})

describe('readAddress', () => {
  const address = {
    line1: '1 High Street',
    line2: 'Flat 2',
    townOrCity: 'Leeds',
    countyOrState: 'West Yorkshire',
    postcodeOrZipcode: 'LS1 1AA',
    country: 'gb',
  }
  const words = {
    streetAddress: '1 High Street',
    extendedAddress: 'Flat 2',
    locality: 'Leeds',
  }

  it.each([
    ['lines', address],
    [
      'state and postcode',
      { ...words, state: 'West Yorkshire', postcode: 'LS1 1AA', country: 'gb' },
    ],
    [
      'region and postCode',
      { ...words, region: 'West Yorkshire', postCode: 'LS1 1AA', country: 'gb' },
    ],
    [
      'a country code',
      { ...words, region: 'West Yorkshire', postcode: 'LS1 1AA', countryCode: 'gb', country: '' },
    ],
  ])('reads the shape with %s', (_, given) => {
    expect(readAddress(given)).toEqual(address)
  })

  it.each([[null], ['text'], [7], [[]], [{ line1: 7, locality: {} }], [{ __proto__: address }]])(
    'reads an empty address in %j',
    (given) => {
      expect(new Set(Object.values(readAddress(given)))).toEqual(new Set(['']))
    },
  )
})

describe('createAvailability', () => {
  function watched(check: (value: string) => Promise<boolean>) {
    const waiting: (() => void)[] = []
    const schedule = (run: () => void) => {
      waiting.push(run)
      return () => void waiting.splice(waiting.indexOf(run), 1)
    }
    const watch = createAvailability({ check, delayMs: 400, schedule })
    const rest = async () => {
      for (const run of waiting.splice(0)) run()
      await Promise.resolve()
      await Promise.resolve()
    }
    return { watch, rest }
  }

  it('asks once typing rests', async () => {
    const check = vi.fn(async () => true)
    const { watch, rest } = watched(check)
    watch.ask('a')
    watch.ask('ab')
    expect(watch.get()).toEqual({ value: 'ab', status: 'fetching', isAvailable: undefined })
    await rest()
    expect(check).toHaveBeenCalledTimes(1)
    expect(watch.get()).toEqual({ value: 'ab', status: 'fetched', isAvailable: true })
  })

  it('drops late answers to old questions', async () => {
    const answers = new Map<string, (isFree: boolean) => void>()
    const { watch, rest } = watched(
      (value) => new Promise((resolve) => void answers.set(value, resolve)),
    )
    watch.ask('a')
    await rest()
    watch.ask('b')
    await rest()
    answers.get('b')?.(false)
    await rest()
    answers.get('a')?.(true)
    await rest()
    expect(watch.get()).toEqual({ value: 'b', status: 'fetched', isAvailable: false })
  })

  it('says when the question failed, and nothing of empty values', async () => {
    const { watch, rest } = watched(() => Promise.reject(new Error('offline')))
    watch.ask('a')
    await rest()
    expect(watch.get().status).toBe('failed')
    watch.ask('')
    expect(watch.get().status).toBeUndefined()
  })
})
