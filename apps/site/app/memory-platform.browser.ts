import type { BrowserPlatformSettings } from '@milepost/framework'
import { memoryPlatform } from './memory-platform.ts'

/** The platform in memory for browsers: that of the server, at the first origin that pages may ask. */
export default function memoryPlatformInBrowser({
  origins: [origin = ''],
}: BrowserPlatformSettings) {
  return memoryPlatform(origin)
}
