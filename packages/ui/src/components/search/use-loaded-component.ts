'use client'

import { useEffect, useState } from 'react'

/**
 * Loads a browser-only component after the first render.
 *
 * @param load - called once
 * @returns the component, or undefined until it has loaded or if loading fails
 */
export function useLoadedComponent<Component>(
  load: () => Promise<Component>,
): Component | undefined {
  const [loaded, setLoaded] = useState<Component>()
  useEffect(() => {
    let isMounted = true
    load().then(
      (component) => {
        if (isMounted) setLoaded(() => component)
      },
      // The fallback control remains.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [load])
  return loaded
}
