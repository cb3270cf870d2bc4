import * as v from 'valibot'
import { getIn, isRecord } from '../documents/values.ts'
import { type FieldReader, getIssuePath, type ListRow, formatPath } from '../fields/field.ts'
import {
  type Button,
  buttonEntries,
  type ButtonLinkType,
  buttonLinkTypes,
  choice,
  colour,
  image,
  link,
  requiredText,
  text,
  boolean,
} from '../fields/fields.ts'
import { footerSchemas, type FooterSlice, toKnownSlice } from '../slices/site-slices.ts'
import type { FooterConfig, HeaderConfig, NavigationItem } from './site-config.ts'

const navigationRow = v.object({ label: requiredText, url: link, linkType: text, parent: text })
const ctaRow = v.object({ ...buttonEntries, linkType: text })
const logoSize = choice(['tiny', 'small', 'medium', 'large'], 'medium')

/** Parses the `header-*` fields of a document. */
export function parseHeader(reader: FieldReader): HeaderConfig {
  const logo = reader.read('header.logo', image)
  const { ctas, unknown } = parseCtas(reader)
  const logoLink = reader.read('header.logoLink', link)
  return {
    include: reader.read('header.include', boolean(true)),
    poweredBy: reader.read('header.poweredBy', boolean(false)),
    logo,
    logoLight: reader.read('header.logoLight', image) ?? logo,
    logoLink: logoLink === '' ? '/' : logoLink,
    logoSize: reader.read('header.logoSize', logoSize),
    background: reader.read('header.background', colour),
    foreground: reader.read('header.foreground', colour),
    sticky: reader.read('header.sticky', boolean(false)),
    shadow: reader.read('header.shadow', boolean(false)),
    bannerOverlay: reader.read('header.bannerOverlay', boolean(false)),
    navigation: parseNavigation(reader),
    ctas,
    unknown,
  }
}

/** Parses the header buttons. Those of unknown types are kept separately, to be shown as 'Unknown …' (Spec §2, §8). */
function parseCtas(reader: FieldReader): Pick<HeaderConfig, 'ctas' | 'unknown'> {
  const ctas: Button[] = []
  const unknown: string[] = []
  for (const row of reader.rows('header.ctas', ctaRow)) {
    const linkType = readLinkType(reader, 'header.ctas', row)
    if (linkType === undefined) unknown.push(row.value.linkType.trim())
    else ctas.push({ ...row.value, linkType })
  }
  return { ctas, unknown }
}

/** Reads the link type of a row. Reports an unknown type, and returns undefined. */
function readLinkType(
  reader: FieldReader,
  field: string,
  { value, index }: ListRow<{ readonly linkType: string }>,
): ButtonLinkType | undefined {
  const text = value.linkType.trim()
  const linkType = buttonLinkTypes.find((type) => type === text.toLowerCase())
  if (linkType === undefined) {
    const known = buttonLinkTypes.filter((type) => type !== '').join(', ')
    const problem = `expected one of ${known}, found ${JSON.stringify(text)}`
    reader.note(field, problem, `[${index}].linkType`)
  }
  return linkType
}

/** Parses the navigation. An entry of an unknown type becomes a plain link. */
function parseNavigation(reader: FieldReader): NavigationItem[] {
  const field = 'header.navigation'
  const rows = reader.rows(field, navigationRow)
  const entries = rows.map((row) => ({
    ...row.value,
    linkType: readLinkType(reader, field, row) ?? '',
  }))
  return buildNavigationTree(entries, ({ parent }, position) => {
    const problem = `expected the label of a top-level entry, found ${JSON.stringify(parent)}`
    reader.note(field, problem, `[${rows[position]?.index ?? position}].parent`)
  })
}

interface NavigationRow extends Omit<NavigationItem, 'children'> {
  /** Label of the parent entry; empty at the top level. */
  readonly parent: string
}

/**
 * Builds the navigation tree. A row with a parent label is nested under the first top-level entry with that label
 * (Spec §2). If there is no such entry, the row stays at the top level, and `onOrphan` is called.
 */
export function buildNavigationTree(
  rows: readonly NavigationRow[],
  onOrphan: (row: NavigationRow, index: number) => void = () => {},
): NavigationItem[] {
  const childrenByLabel = new Map<string, NavigationItem[]>()
  const entries = rows.map(({ parent, ...row }) => {
    const children: NavigationItem[] = []
    const key = getLabelKey(row.label)
    if (parent === '' && !childrenByLabel.has(key)) childrenByLabel.set(key, children)
    return { parent, item: { ...row, children } }
  })
  return entries.flatMap(({ parent, item }, index) => {
    if (parent === '') return [item]
    const siblings = childrenByLabel.get(getLabelKey(parent))
    siblings?.push(item)
    if (siblings === undefined) onOrphan({ ...item, parent }, index)
    return siblings === undefined ? [item] : []
  })
}

function getLabelKey(label: string): string {
  return label.trim().toLowerCase()
}

const footerSlice = toKnownSlice<FooterSlice>(footerSchemas)

/** Parses the `footer-*` fields of a document. */
export function parseFooter(reader: FieldReader): FooterConfig {
  return {
    include: reader.read('footer.include', boolean(true)),
    background: reader.read('footer.background', colour),
    foreground: reader.read('footer.foreground', colour),
    content: reader
      .rows('footer.content', v.unknown())
      .flatMap(({ value, index }) => readSlice(reader, value, index)),
  }
}

/** Parses a slice after removing its invalid items and fields, each of which is reported. */
function readSlice(reader: FieldReader, slice: unknown, index: number): FooterSlice[] {
  const type = getIn(slice, 'type')
  const schema = isFooterType(type) ? footerSchemas[type] : footerSlice
  const issues = v.safeParse(schema, slice).issues ?? []
  const paths = issues.map(getIssuePath)
  for (const [position, { message }] of issues.entries()) {
    reader.note('footer.content', message, formatPath([index, ...(paths[position] ?? [])]))
  }
  const result = v.safeParse(footerSlice, removePaths(slice, paths))
  return result.success ? [result.output] : []
}

function isFooterType(type: unknown): type is keyof typeof footerSchemas {
  return typeof type === 'string' && Object.hasOwn(footerSchemas, type)
}

/** Removes the fields and items at the given paths from a slice. */
function removePaths(slice: unknown, paths: readonly (readonly (string | number)[])[]): unknown {
  if (!isRecord(slice)) return slice
  const { primary, items } = slice
  const getKeys = (part: string) =>
    paths.flatMap(([first, key]) => (first === part && key !== undefined ? [key] : []))
  const rows = getKeys('items')
  const emptied = Object.fromEntries(getKeys('primary').map((field) => [field, null]))
  return {
    ...slice,
    ...(isRecord(primary) && { primary: { ...primary, ...emptied } }),
    ...(Array.isArray(items) && { items: items.filter((_, index) => !rows.includes(index)) }),
  }
}
