import * as v from 'valibot'
import type { FieldReader } from '../documents/field-reader.ts'
import { buttonSchema } from '../fields/button.ts'
import { choice } from '../fields/choice.ts'
import { colour } from '../fields/colour.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { navigationTree } from './navigation-tree.ts'
import type { HeaderConfig, NavigationItem } from './site-config.ts'

const navigationRow = v.object({ label: requiredText, url: link, linkType: text, parent: text })
const logoSize = choice(['tiny', 'small', 'medium', 'large'], 'medium')

/** The `header-*` fields of a document. */
export function parseHeader(reader: FieldReader): HeaderConfig {
  const logo = reader.read('header.logo', image, undefined)
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
    ctas: reader.rows('header.ctas', buttonSchema).map(({ value }) => value),
  }
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
