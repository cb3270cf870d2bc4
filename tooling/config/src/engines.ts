import { globSync } from 'node:fs'
import { findProgram } from './chromium.ts'

/**
 * Finds the browsers that the engine journeys drive besides Chromium, in Debian's folders: Firefox (`FIREFOX_PATH`
 * first), and WebKitGTK with its WebDriver server and the display server that it needs.
 */
export function findEngines() {
  return {
    firefox: findProgram('FIREFOX_PATH', ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    webKitDriver: globSync('/usr/bin/WebKitWebDriver')[0],
    miniBrowser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
    xvfb: globSync('/usr/bin/Xvfb')[0],
  }
}
