import * as v from 'valibot'
import { isRecord } from '../documents/values.ts'
import { type FieldReader, issuePath, pathText } from '../fields/field.ts'
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
  yesNo,
} from '../fields/fields.ts'
import { footerSchemas, type FooterSlice, knownSlice } from '../slices/site-slices.ts'
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
    include: reader.read('header.include', yesNo(true)),
    poweredBy: reader.read('header.poweredBy', yesNo(false)),
    logo,
    logoLight: reader.read('header.logoLight', image) ?? logo,
    logoLink: logoLink === '' ? '/' : logoLink,
    logoSize: reader.read('header.logoSize', logoSize),
    background: reader.read('header.background', colour),
    foreground: reader.read('header.foreground', colour),
    sticky: reader.read('header.sticky', yesNo(false)),
    shadow: reader.read('header.shadow', yesNo(false)),
    bannerOverlay: reader.read('header.bannerOverlay', yesNo(false)),
    navigation: parseNavigation(reader),
    ctas,
    unknown,
  }
}

/** Buttons of unknown types are shown as 'Unknown …' (Spec §2, §8). */
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

/** An entry of an unknown type is a plain link. */
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

interface NavigationRow {
  readonly label: string
  readonly url: string
  readonly linkType: ButtonLinkType
  /** Label of the parent entry; empty at the top level. */
  readonly parent: string
}

/**
 * Builds the navigation: a row with a parent label goes under the first top-level entry with that label (Spec §2). A
 * row whose parent is missing or is not at the top level stays at the top level, and `onOrphan` is called.
 */
export function navigationTree(
  rows: readonly NavigationRow[],
  onOrphan: (row: NavigationRow, index: number) => void = () => {},
): NavigationItem[] {
  const parents = new Map<string, NavigationItem[]>()
  for (const row of rows) {
    const key = keyOf(row.label)
    if (row.parent === '' && !parents.has(key)) parents.set(key, [])
  }
  const tree: NavigationItem[] = []
  const claimed = new Set<string>()
  for (const [index, { label, url, linkType, parent }] of rows.entries()) {
    const siblings = parents.get(keyOf(parent))
    if (parent === '') {
      const key = keyOf(label)
      tree.push({
        label,
        url,
        linkType,
        children: claimed.has(key) ? [] : (parents.get(key) ?? []),
      })
      claimed.add(key)
    } else if (siblings === undefined) {
      onOrphan({ label, url, linkType, parent }, index)
      tree.push({ label, url, linkType, children: [] })
    } else siblings.push({ label, url, linkType, children: [] })
  }
  return tree
}

function keyOf(label: string): string {
  return label.trim().toLowerCase()
}

const footerSlice = knownSlice<FooterSlice>(footerSchemas)

/** Parses the `footer-*` fields of a document. */
export function parseFooter(reader: FieldReader): FooterConfig {
  return {
    include: reader.read('footer.include', yesNo(true)),
    background: reader.read('footer.background', colour),
    foreground: reader.read('footer.foreground', colour),
    content: reader
      .rows('footer.content', v.unknown())
      .flatMap(({ value, index }) => readSlice(reader, value, index)),
  }
}

/** Parses a slice without its invalid items and fields. Each of them gets an issue. */
function readSlice(reader: FieldReader, slice: unknown, index: number): FooterSlice[] {
  const faults = faultsOf(slice)
  for (const { message, keys } of faults) {
    reader.note('footer.content', message, pathText([index, ...keys]))
  }
  const result = v.safeParse(footerSlice, faults.length === 0 ? slice : without(slice, faults))
  return result.success ? [result.output] : []
}

interface Fault {
  readonly message: string
  /** Path inside the slice. */
  readonly keys: readonly (string | number)[]
}

function faultsOf(slice: unknown): Fault[] {
  const type = isRecord(slice) ? slice['type'] : undefined
  const schema = isFooterType(type) ? footerSchemas[type] : footerSlice
  return (v.safeParse(schema, slice).issues ?? []).map((issue) => ({
    message: issue.message,
    keys: issuePath(issue),
  }))
}

function isFooterType(type: unknown): type is keyof typeof footerSchemas {
  return typeof type === 'string' && Object.hasOwn(footerSchemas, type)
}

function without(slice: unknown, faults: readonly Fault[]): unknown {
  if (!isRecord(slice)) return slice
  const at = (part: string) =>
    faults.flatMap(({ keys: [first, key] }) => (first === part && key !== undefined ? [key] : []))
  const { primary, items } = slice
  const [fields, rows] = [at('primary'), at('items')]
  return {
    ...slice,
    ...(isRecord(primary) && {
      primary: { ...primary, ...Object.fromEntries(fields.map((field) => [field, null])) },
    }),
    ...(Array.isArray(items) && { items: items.filter((_, index) => !rows.includes(index)) }),
  }
}
