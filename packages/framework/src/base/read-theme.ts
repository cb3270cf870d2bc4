import { type DesignConfig, parseSite } from '@milepost/content'
import type { SiteTheme } from './site-theme.ts'

/** A theme of an application that cannot be used. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError' as const
}

/**
 * Reads an application's theme by the very rules for the `design` record of a document.
 *
 * @param theme - an empty object, or nothing, gives a design that says nothing
 * @throws ThemeError when a field is none of a theme's, or has a wrong value; the message names it
 */
export function readTheme(theme: SiteTheme = {}): DesignConfig {
  const { webfonts, ...fields } = theme
  const data = {
    ...fieldsOf(fields, 'design'),
    'design-webfonts': Array.isArray(webfonts)
      ? webfonts.map((font: object) => ({ type: 'external', ...font }))
      : webfonts,
  }
  const { site, issues } = parseSite({ id: 'theme', type: 'custom_site', uid: 'theme', data })
  const [issue] = issues.filter(({ field }) => field?.startsWith('design-'))
  if (issue !== undefined) {
    throw new ThemeError(`app/site.config.ts: ${nameOf(issue.field ?? '')}: ${issue.problem}.`)
  }
  const withoutFile = site.design.webfonts.findIndex(({ url }) => url === '')
  if (withoutFile >= 0) {
    throw new ThemeError(`app/site.config.ts: theme.webfonts[${withoutFile}].url is empty.`)
  }
  for (const path of Object.keys(data)) {
    if (!isKnown(site.design, path)) {
      throw new ThemeError(`app/site.config.ts: ${nameOf(path)} is no field of a theme.`)
    }
  }
  return site.design
}

/** The fields of a theme as a document has them: `design-colors-primary`. */
function fieldsOf(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { [path]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([name, inner]) => fieldsOf(inner, `${path}-${name}`)),
  ) as Record<string, unknown>
}

function nameOf(field: string): string {
  return field.replaceAll('-', '.').replace(/^design/, 'theme')
}

/** Whether a design has a value of its own, and no group of them, at a path. */
function isKnown(design: DesignConfig, path: string): boolean {
  let value: unknown = design
  for (const name of path.split('-').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false
    value = (value as Record<string, unknown>)[name]
  }
  return path !== 'design-backgroundImage' && (Array.isArray(value) || typeof value !== 'object')
}
