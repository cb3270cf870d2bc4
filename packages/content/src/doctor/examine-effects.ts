import type { DocumentRef } from '../errors/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walkValues } from './walk-values.ts'
import type { NestedValue } from './walk-values.ts'

/** Names each field that is filled in and changes nothing, so that nobody waits for what it says. */
export function examineEffects(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  return [...walkValues(data)].flatMap((place) => {
    const problem =
      typeof place.value === 'string' && place.value.trim() !== ''
        ? whyWithoutEffect(document, data, place)
        : undefined
    return problem === undefined
      ? []
      : [toFinding('no-effect', { document, field: place.field, problem })]
  })
}

function whyWithoutEffect(
  { type }: DocumentRef,
  data: Record<string, unknown>,
  place: NestedValue,
): string | undefined {
  const { field, name } = place
  if (type === 'custom_site' && field === 'environment') {
    return 'this changes nothing: PLATFORM_ENVIRONMENT of the site’s server says which platform it is on'
  }
  if (type === 'onboarding' && name === 'jgOauthMethod') {
    return 'this changes nothing: the site’s useJGOauth and the platform’s clientId say how people sign in'
  }
  if (field === 'design-fonts-body-uppercase' && isYes(place)) {
    return 'this changes nothing: text in capitals is hard to read; headlines and buttons may be in them'
  }
  if (/^platform\[\d+\]\.primary\.uid$/.test(field)) {
    return 'this changes nothing: the uids of the items say what the site raises money for'
  }
  if (/^header-ctas\[\d+\]\.block$/.test(field) && isYes(place)) {
    return 'this changes nothing: a button of the header is as wide as the menu in small windows, and never in the bar'
  }
  return whyInSlice(data, place) ?? whyInButton(place)
}

function isYes({ value }: NestedValue): boolean {
  return typeof value === 'string' && /^\s*yes\s*$/i.test(value)
}

/** A hero is dark, or has its own picture; a board of fitness ranks by its measure. */
function whyInSlice(
  data: Record<string, unknown>,
  { field, value }: NestedValue,
): string | undefined {
  const [, list = '', index = '', name = ''] =
    /^([\w-]+)\[(\d+)\]\.primary\.(background|rankBy)$/.exec(field) ?? []
  const slices = data[list]
  const slice: unknown = Array.isArray(slices) ? slices[Number(index)] : undefined
  if (!isRecord(slice)) return undefined
  if (name === 'background') {
    return slice['slice_type'] === 'hero' && value !== 'none'
      ? 'this changes nothing: behind a hero is its picture, or the site’s dark colour'
      : undefined
  }
  const primary = isRecord(slice['primary']) ? slice['primary'] : {}
  return slice['slice_type'] === 'leaderboard' && primary['kind'] === 'fitness'
    ? 'this changes nothing: a board of fitness ranks by its measure'
    : undefined
}

function whyInButton({ name, owner }: NestedValue): string | undefined {
  const isButton = isRecord(owner) && 'label' in owner
  return name === 'foreground' && isButton && !owner['background']
    ? 'the colour of a label changes nothing without a background'
    : undefined
}
