import type { PlaceholderValues } from '@milepost/content'
import { useMemo } from 'react'
import { useSession } from '@milepost/supporter'

/**
 * Opening delimiter of a visitor slot. The server renders the visitor's placeholders (`user_…`, `metadata_…`) as slots: the
 * name between private-use characters, which content cannot contain. The browser fills them in.
 */
const openingDelimiter = '\uE000'
const closingDelimiter = '\uE001'
const encodedOpeningDelimiter = encodeURIComponent(openingDelimiter)
const slotPattern = /\uE000((?:user|metadata)_[\w-]{1,64})\uE001/g
const encodedSlotPattern = /%EE%80%80((?:user|metadata)_[\w-]{1,64})%EE%80%81/g

/** Returns placeholder values in which those of the visitor are slots. */
export function withVisitorSlots(values: PlaceholderValues): PlaceholderValues {
  return {
    get: (name) =>
      /^(?:user|metadata)_[\w-]{1,64}$/.test(name)
        ? `${openingDelimiter}${name}${closingDelimiter}`
        : values.get(name),
  }
}

/** View fields that contain HTML. */
const markupFields = new Set(['html'])

/** Fills the visitor slots in a view; with `''` if the visitor is signed out. Returns a view without slots unchanged. */
export function fillVisitorSlots<View>(view: View, values: PlaceholderValues): View {
  return (hasSlots(view) ? fillValue(view, '', values) : view) as View
}

/**
 * Whether a view contains visitor slots.
 *
 * @param prefix - prefix of the slot names. @default any slot
 */
export function hasSlots(value: unknown, prefix = ''): boolean {
  if (typeof value === 'string') {
    return (
      value.includes(openingDelimiter + prefix) || value.includes(encodedOpeningDelimiter + prefix)
    )
  }
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((child) => hasSlots(child, prefix))
  )
}

function fillValue(value: unknown, field: string, values: PlaceholderValues): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll(slotPattern, (_mark, name: string) => {
        const text = values.get(name) ?? ''
        return markupFields.has(field) ? escapeMarkup(text) : text
      })
      .replaceAll(encodedSlotPattern, (_mark, name: string) =>
        encodeText(values.get(name) ?? '').replaceAll("'", '%27'),
      )
  }
  if (Array.isArray(value)) return value.map((item) => fillValue(item, field, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, fillValue(child, name, values)]),
  )
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
}

/** Encodes a text for a URL. Replaces lone surrogates, which `encodeURIComponent` rejects. */
function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

const placeholderFields = [
  'id',
  'uuid',
  'name',
  'countryCode',
  'email',
  'firstName',
  'lastName',
] as const

/** Visitor's values for segments and placeholders. */
interface VisitorValues {
  readonly segments: Readonly<Record<string, string>>
  readonly placeholders: ReadonlyMap<string, string>
  /** Slug of the visitor's page from which the `metadata_…` values are; undefined if there is none. */
  readonly pageSlug: string | undefined
}

/**
 * Returns the visitor's values; empty if the visitor is signed out.
 *
 * @param about - slug of the displayed supporter page, whose metadata is used only if the visitor owns it. Undefined to use
 * the visitor's current page
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
        ...placeholderFields.flatMap((name): [string, string][] => {
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
