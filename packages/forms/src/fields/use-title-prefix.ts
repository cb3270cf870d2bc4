import { useEffect } from 'react'

/**
 * Puts words before the document's title, such as "Error:", for as long as something is true. Several that say the same
 * say it once.
 *
 * @param prefix - without the space after it
 */
export function useTitlePrefix(prefix: string, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    const count = (by: number) => {
      const next = Number(root.dataset['titlePrefixes'] ?? 0) + by
      if (next > 0) root.dataset['titlePrefixes'] = String(next)
      else delete root.dataset['titlePrefixes']
      return next
    }
    const before = `${prefix} `
    if (!document.title.startsWith(before)) document.title = before + document.title
    count(1)
    return () => {
      if (count(-1) === 0 && document.title.startsWith(before))
        document.title = document.title.slice(before.length)
    }
  }, [prefix, isOn])
}
