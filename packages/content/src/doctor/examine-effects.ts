import type { DocumentRef } from '../documents/document-ref.ts'
import { isRecord } from '../documents/is-record.ts'
import { finding } from './finding.ts'
import type { Finding } from './finding.ts'
import { walk } from './walk.ts'
import type { Place } from './walk.ts'

/** Names each field that is filled in and changes nothing, so that nobody waits for what it says. */
export function examineEffects(document: DocumentRef, data: Record<string, unknown>): Finding[] {
  return [...walk(data)].flatMap((place) => {
    const problem =
      typeof place.value === 'string' && place.value.trim() !== ''
        ? whyWithoutEffect(document, place)
        : undefined
    return problem === undefined
      ? []
      : [finding('no-effect', { document, field: place.field, problem })]
  })
}

function whyWithoutEffect({ type }: DocumentRef, place: Place): string | undefined {
  const { field, name, owner } = place
  if (type === 'custom_site' && field === 'environment') {
    return 'this changes nothing: PLATFORM_ENVIRONMENT of the site’s server says which platform it stands on'
  }
  if (type === 'onboarding' && name === 'jgOauthMethod') {
    return 'this changes nothing: the site’s useJGOauth and the platform’s clientId say how people sign in'
  }
  const isButton = isRecord(owner) && 'label' in owner
  return name === 'foreground' && isButton && !owner['background']
    ? 'the colour of a label changes nothing without a background'
    : undefined
}
