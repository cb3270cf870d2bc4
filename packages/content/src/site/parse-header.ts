import * as v from 'valibot'
import type { FieldReader } from '../fields/field-reader.ts'
import {
  type Button,
  buttonEntries,
  type ButtonLinkType,
  buttonLinkTypes,
} from '../fields/button.ts'
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
    const linkType = knownLinkType(value.linkType)
    if (linkType === undefined) {
      noteLinkType(reader, 'header.ctas', { linkType: value.linkType, index })
      unknown.push(value.linkType.trim())
    } else {
      ctas.push({ ...value, linkType })
    }
  }
  return { ctas, unknown }
}

function knownLinkType(text: string): ButtonLinkType | undefined {
  const wanted = text.trim().toLowerCase()
  return buttonLinkTypes.find((type) => type === wanted)
}

function noteLinkType(
  reader: FieldReader,
  field: string,
  { linkType, index }: { linkType: string; index: number },
): void {
  const known = buttonLinkTypes.filter((type) => type !== '').join(', ')
  const problem = `expected one of ${known}, found ${JSON.stringify(linkType.trim())}`
  reader.note(field, problem, `[${index}].linkType`)
}

/** An entry of a type that nobody knows is a plain link. */
function parseNavigation(reader: FieldReader): NavigationItem[] {
  const rows = reader.rows('header.navigation', navigationRow).map(({ value, index }) => {
    const linkType = knownLinkType(value.linkType)
    if (linkType === undefined) {
      noteLinkType(reader, 'header.navigation', { linkType: value.linkType, index })
    }
    return { value: { ...value, linkType: linkType ?? '' }, index }
  })
  return navigationTree(
    rows.map(({ value }) => value),
    ({ parent }, index) => {
      const place = rows[index]?.index ?? index
      const problem = `expected the label of an entry at the top, found ${JSON.stringify(parent)}`
      reader.note('header.navigation', problem, `[${place}].parent`)
    },
  )
}
