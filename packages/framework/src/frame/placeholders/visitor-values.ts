import type { PlaceholderValues } from '@milepost/content'
import { useMemo } from 'react'
import { useSession } from '@milepost/supporter'

/**
 * Delimiters of the visitor's placeholders (`user_…`, `metadata_…`). The visitor is known only in the browser, so the server
 * renders these private-use characters, which content cannot contain, around the name. In URLs they are percent-encoded.
 */
const opening = '\uE000'
const closing = '\uE001'
const encodedOpening = encodeURIComponent(opening)
const mark = /\uE000((?:user|metadata)_[\w-]{1,64})\uE001/g
const encodedMark = /%EE%80%80((?:user|metadata)_[\w-]{1,64})%EE%80%81/g

/** Replaces values of the visitor's placeholders with marks, to be filled in the browser. */
export function withVisitorSlots(values: PlaceholderValues): PlaceholderValues {
  return {
    get: (name) =>
      /^(?:user|metadata)_[\w-]{1,64}$/.test(name)
        ? `${opening}${name}${closing}`
        : values.get(name),
  }
}

/** Fields of views that contain HTML. */
const markupFields = new Set(['html'])

/**
 * Fills the visitor slots in a view, or empties them if the visitor is signed out. Returns a view without slots unchanged.
 */
export function fillVisitorSlots<View>(view: View, values: PlaceholderValues): View {
  return (hasSlots(view) ? fill(view, '', values) : view) as View
}

/**
 * Whether a view contains visitor slots.
 *
 * @param prefix - only slots whose name starts with this. @default any slot
 */
export function hasSlots(value: unknown, prefix = ''): boolean {
  if (typeof value === 'string') {
    return value.includes(opening + prefix) || value.includes(encodedOpening + prefix)
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((child) => hasSlots(child, prefix))
  )
}

function fill(value: unknown, field: string, values: PlaceholderValues): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(mark, (_mark, name: string) => {
        const text = values.get(name) ?? ''
        return markupFields.has(field) ? escapeMarkup(text) : text
      })
      .replaceAll(encodedMark, (_mark, name: string) =>
        encodeText(values.get(name) ?? '').replaceAll("'", '%27'),
      )
  }
  if (Array.isArray(value)) return value.map((item) => fill(item, field, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, fill(child, name, values)]),
  )
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}

/** Encodes a text for a URL. Replaces lone surrogates, which `encodeURIComponent` rejects. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

const shownFields = ['id', 'uuid', 'name', 'countryCode', 'email', 'firstName', 'lastName'] as const

/** The visitor's values for segments and placeholders. */
interface VisitorValues {
  readonly segments: Readonly<Record<string, string>>
  readonly placeholders: ReadonlyMap<string, string>
  /** Slug of the visitor's page that `metadata_…` values are from; undefined if there is none. */
  readonly pageSlug: string | undefined
}

/**
 * Returns the visitor's values; empty if signed out.
 *
 * @param about - slug of the supporter page on display. Its metadata is used only if it is the visitor's page. If undefined,
 * the visitor's current page is used
 */
export function useVisitorValues(about: string | undefined): VisitorValues {
  const { user, page, pages, team } = useSession()
  return useMemo(() => {
    const fields = new Map(Object.entries(user ?? {}))
    const own = about === undefined ? page : pages.find(({ slug }) => slug === about)
    const metadata = own?.data.metadata ?? {}
    const yes = (is: boolean) => (is ? 'yes' : 'no')
    return {
      pageSlug: own?.slug,
      placeholders: new Map([
        ...Object.entries(metadata).map(([key, value]) => [`metadata_${key}`, value] as const),
        ...shownFields.flatMap((name): [string, string][] => {
          const value: unknown = fields.get(name)
          return typeof value === 'string' ? [[`user_${name}`, value]] : []
        }),
      ]),
      segments: {
        ...metadata,
        signedIn: yes(user !== undefined),
        hasPage: yes(page !== undefined),
        hasTeam: yes(team !== undefined),
      },
    }
  }, [about, user, page, pages, team])
}
