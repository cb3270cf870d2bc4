import { findEngines } from '@milepost/config/engines'
import { aptInstall } from './apt-install.ts'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']

/**
 * Finds Firefox, WebKitGTK and Xvfb, or installs Debian's packages if the machine allows it.
 *
 * @returns undefined if all of them are available, else one line with instructions
 */
export function ensureEngines(): string | undefined {
  const isComplete = () => !Object.values(findEngines()).includes(undefined)
  if (isComplete() || (aptInstall(packages) && isComplete())) return undefined
  return `The engine journeys need Firefox and WebKitGTK (Debian: apt-get install ${packages.join(' ')}).`
}
