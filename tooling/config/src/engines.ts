import { existsSync, globSync } from 'node:fs'

/**
 * Finds the browsers that the engine journeys drive besides Chromium, in Debian's folders: Firefox (`FIREFOX_PATH`
 * first), and WebKitGTK with its WebDriver server and the display server that it needs.
 */
export function findEngines() {
  const firefox = process.env['FIREFOX_PATH'] || ['/usr/bin/firefox-esr', '/usr/bin/firefox']
  return {
    firefox: [firefox].flat().find((path) => existsSync(path)),
    webKitDriver: globSync('/usr/bin/WebKitWebDriver')[0],
    miniBrowser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
    xvfb: globSync('/usr/bin/Xvfb')[0],
  }
}
