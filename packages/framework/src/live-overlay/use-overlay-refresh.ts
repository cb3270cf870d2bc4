import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** So often an overlay asks for its total. The server's cache bears it: the platform is asked no more often than for a page. */
const everyMs = 5000

/** Reads an overlay again for as long as it is open, also while a streaming program says that nobody looks at it. What cannot be read stays. */
export function useOverlayRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), everyMs)
    return () => clearInterval(timer)
  }, [revalidate])
}
