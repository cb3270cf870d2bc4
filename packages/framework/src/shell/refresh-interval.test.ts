import { parseSite, getPlatformSettings } from '@milepost/content'
import { describe, expect, it } from 'vitest'
import { getRefreshIntervalMs } from './to-shell-view.ts'

const settings = (primary: Record<string, unknown>) => {
  const platform = [{ slice_type: 'default', primary, items: [] }]
  return getPlatformSettings(parseSite({ uid: 'x', data: { platform } }).site)
}

describe('getRefreshIntervalMs', () => {
  it('is the setting in ms if refreshing is On, 30 s by default', () => {
    expect(
      getRefreshIntervalMs(settings({ 'refresh-enabled': 'On', 'refresh-interval': 45 })),
    ).toBe(45_000)
    expect(getRefreshIntervalMs(settings({ 'refresh-enabled': 'On' }))).toBe(30_000)
  })

  it('returns undefined if it is Off or missing, or without a platform [S9.03]', () => {
    expect(
      getRefreshIntervalMs(settings({ 'refresh-enabled': 'Off', 'refresh-interval': 5 })),
    ).toBe(undefined)
    expect(getRefreshIntervalMs(settings({ 'refresh-interval': 5 }))).toBe(undefined)
    expect(getRefreshIntervalMs(undefined)).toBe(undefined)
  })
})
