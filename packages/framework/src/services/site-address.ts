import type { Services } from './services.ts'

/** The whole address of a path of the site, in the language of the page that is asked for. */
export function siteAddress(
  { environment, language }: Pick<Services, 'environment' | 'language'>,
  path: string,
): string {
  return environment.origin + (language?.base ?? '') + path
}
