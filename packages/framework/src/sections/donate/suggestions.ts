import { ContentError, type PageSlice } from '@milepost/content'
import { homeContent, type HomeContentScope } from '../../services/home-content.ts'

interface Suggestion {
  amount: number
  label: string
}

/**
 * The amounts that the site's own donate form suggests, for the forms on supporters' pages. An application's own
 * section in place of the form suggests what its items contain as `amount` and `label`. A home page that is broken
 * suggests nothing; that is told where the home page is shown.
 */
export function siteSuggestions(scope: HomeContentScope): Suggestion[] {
  try {
    const slice = homeContent(scope).find(isDonateForm)
    if (slice?.type === 'donate') return slice.items
    return slice?.type === 'own' ? slice.slice.items.flatMap(toSuggestion) : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}

function isDonateForm(slice: PageSlice): boolean {
  return slice.type === 'donate' || (slice.type === 'own' && slice.name === 'donate')
}

function toSuggestion({ amount, label }: Readonly<Record<string, unknown>>): Suggestion[] {
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return []
  return [{ amount, label: typeof label === 'string' ? label : '' }]
}
