import type { ComponentProps, MouseEvent } from 'react'
import { useHref } from 'react-router'
import { useQueryChange } from './use-query-change.ts'

/**
 * A link that begins with `?` and concerns only what is around the page, such as `?modal=…`: it
 * opens that without navigating (Spec §2). The page's other queries stay.
 */
export function QueryLink({
  href,
  query,
  onClick,
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; query: string }) {
  const change = useQueryChange()
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (event.defaultPrevented || !isPlain || event.altKey) return
    event.preventDefault()
    change(Object.fromEntries(new URLSearchParams(query)), { remember: true })
  }
  return (
    <a {...rest} href={useHref(href)} onClick={open}>
      {children}
    </a>
  )
}
