import { useEffect } from 'react'
import { useSessionActions } from '@milepost/supporter'

/** Reads the answers of the visitor's own page into the session. Shows nothing. */
export function ReadAnswers({ slug }: { slug: string }) {
  const { fetchMetadata } = useSessionActions()
  useEffect(() => {
    void fetchMetadata(slug)
  }, [fetchMetadata, slug])
  return null
}
