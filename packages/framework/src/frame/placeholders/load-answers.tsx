import { useEffect } from 'react'
import { useSessionActions } from '@milepost/supporter'

/** Loads the registration answers of the visitor's page into the session. Renders nothing. */
export function LoadAnswers({ slug }: { slug: string }) {
  const { fetchMetadata } = useSessionActions()
  useEffect(() => {
    void fetchMetadata(slug)
  }, [fetchMetadata, slug])
  return null
}
