import { findChromium } from '@milepost/presets/chromium'
import { aptInstall } from './apt-install.ts'

const howTo =
  'Browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.'

/**
 * Makes sure that there is a Chromium: finds it, or installs Debian's where the machine lets it.
 *
 * @returns undefined when there is one, else one line that says what to do
 */
export function ensureChromium(): string | undefined {
  if (findChromium() !== undefined) return undefined
  aptInstall(['chromium'])
  return findChromium() === undefined ? howTo : undefined
}
