import { headlessLaunchOptions } from '@milepost/config/chromium'
import { type Browser, chromium } from 'playwright'

const usualPx = 16

/** What text of 200 % measures in the root element. */
export const largeTextPx = 2 * usualPx

/** Starts a browser whose settings ask for text of 200 %, as a person sets it. */
export function launchWithLargeText(): Promise<Browser> {
  const options = headlessLaunchOptions()
  const args = [...options.args, `--blink-settings=defaultFontSize=${largeTextPx}`]
  return chromium.launch({ ...options, args })
}
