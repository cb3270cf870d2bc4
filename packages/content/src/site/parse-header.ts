import * as v from 'valibot'
import type { FieldReader } from '../documents/field-reader.ts'
import { type Button, buttonEntries, buttonLinkTypes } from '../fields/button.ts'
import { choice } from '../fields/choice.ts'
import { colour } from '../fields/colour.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { navigationTree } from './navigation-tree.ts'
import type { HeaderConfig, NavigationItem } from './site-config.ts'

const navigationRow = v.object({ label: requiredText, url: link, linkType: text, parent: text })
const ctaRow = v.object({ ...buttonEntries, linkType: text })
const logoSize = choice(['tiny', 'small', 'medium', 'large'], 'medium')

/** The `header-*` fields of a document. */
export function parseHeader(reader: FieldReader): HeaderConfig {
  const logo = reader.read('header.logo', image, undefined)
  const { ctas, unknown } = parseCtas(reader)
  const logoLink = reader.read('header.logoLink', link, '')
  return {
    include: reader.read('header.include', yesNo(true), true),
    poweredBy: reader.read('header.poweredBy', yesNo(false), false),
    logo,
    logoLight: reader.read('header.logoLight', image, undefined) ?? logo,
    logoLink: logoLink === '' ? '/' : logoLink,
    logoSize: reader.read('header.logoSize', logoSize, 'medium'),
    background: reader.read('header.background', colour, undefined),
    foreground: reader.read('header.foreground', colour, undefined),
    sticky: reader.read('header.sticky', yesNo(false), false),
    shadow: reader.read('header.shadow', yesNo(false), false),
    bannerOverlay: reader.read('header.bannerOverlay', yesNo(false), false),
    navigation: parseNavigation(reader),
    ctas,
    unknown,
  }
}

/** A part of a type that nobody shows is named to whoever looks at the page (Spec §2, §8). */
function parseCtas(reader: FieldReader): Pick<HeaderConfig, 'ctas' | 'unknown'> {
  const ctas: Button[] = []
  const unknown: string[] = []
  for (const { value, index } of reader.rows('header.ctas', ctaRow)) {
    const wanted = value.linkType.trim()
    const linkType = buttonLinkTypes.find((type) => type === wanted.toLowerCase())
    if (linkType === undefined) {
      const known = buttonLinkTypes.filter((type) => type !== '').join(', ')
      reader.note(
        'header.ctas',
        `expected one of ${known}, found ${JSON.stringify(wanted)}`,
        `[${index}].linkType`,
      )
      unknown.push(wanted)
    } else {
      ctas.push({ ...value, linkType })
    }
  }
  return { ctas, unknown }
}

function parseNavigation(reader: FieldReader): NavigationItem[] {
  const rows = reader.rows('header.navigation', navigationRow)
  return navigationTree(
    rows.map(({ value }) => value),
    ({ parent }, index) => {
      const place = rows[index]?.index ?? index
      const problem = `expected the label of an entry at the top, found ${JSON.stringify(parent)}`
      reader.note('header.navigation', problem, `[${place}].parent`)
    },
  )
}
