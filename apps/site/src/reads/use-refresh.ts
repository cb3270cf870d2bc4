import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page's figures again every so often, while somebody looks at it (Spec §9, platform
 * refresh). A page that cannot be reached just now stays as it is.
 *
 * @param intervalMs - undefined for never
 */
export function useRefresh(intervalMs: number | undefined): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (intervalMs === undefined) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      // A read that fails would put its message in the place of a page that is still good.
      isThere(window.location.href).then(
        (there) => (there ? revalidate() : undefined),
        () => undefined,
      )
    }, intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs, revalidate])
}

async function isThere(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' })
  return response.ok
}
