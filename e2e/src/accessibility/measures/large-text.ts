import { headlessLaunchOptions } from '@milepost/config/chromium'
import { type Browser, chromium } from 'playwright'

const usualPx = 16

/** Root font size at 200 % text. */
export const largeTextPx = 2 * usualPx

/** Starts a browser with a font size of 200 % in its settings. */
export function launchWithLargeText(): Promise<Browser> {
  const options = headlessLaunchOptions()
  const args = [...options.args, `--blink-settings=defaultFontSize=${largeTextPx}`]
  return chromium.launch({ ...options, args })
}
