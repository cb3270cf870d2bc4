import type { DesignConfig, WebfontConfig } from '@milepost/content'
import { defaultFontFamily } from '@milepost/ui/theme'

/**
 * A site's design, with an application's theme where the document says nothing. Files of fonts are added to those of the
 * document, except for the same face of the same family, and except for families that no text has.
 */
export function withTheme(design: DesignConfig, theme: DesignConfig): DesignConfig {
  const merged = filled(design, theme)
  const families = familiesOf(merged)
  const faces = new Set(design.webfonts.map(faceOf))
  const added = theme.webfonts.filter(
    (font) => families.has(font.family.toLowerCase()) && !faces.has(faceOf(font)),
  )
  return { ...merged, webfonts: [...added, ...design.webfonts] }
}

/** The values of a group, with those of another where there are none; groups inside likewise. */
function filled<Group extends object>(group: Group, other: Group): Group {
  const entries = Object.entries(group).map(([name, value]: [string, unknown]) => {
    const otherValue: unknown = other[name as keyof Group]
    const isGroup = isRecord(value) && isRecord(otherValue)
    return [name, isGroup ? filled(value, otherValue) : (value ?? otherValue)]
  })
  return Object.fromEntries(entries) as Group
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The families that texts have, in lower case, as CSS compares them. */
function familiesOf({ fonts: { head, body, button } }: DesignConfig): ReadonlySet<string> {
  const families = [head.family, body.family ?? defaultFontFamily, button.family]
  return new Set(families.flatMap((family) => family?.toLowerCase() ?? []))
}

function faceOf({ family, weight, style, range = '' }: WebfontConfig): string {
  return [family.toLowerCase(), weight, style, range].join()
}
