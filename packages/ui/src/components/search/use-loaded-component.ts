'use client'

import { useEffect, useState } from 'react'

/**
 * Loads a component that only browsers need, after the first render.
 *
 * @param load - called once
 * @returns undefined until the component has loaded, and if loading fails
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
      // The control that is shown without the component remains.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [load])
  return loaded
}
