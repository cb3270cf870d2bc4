import { type ComponentType, createElement, type ReactNode } from 'react'

/** An element of a page and what it has, as data: texts are strings. */
export interface ElementNode {
  tag: string
  attributes: Record<string, string>
  children: PageNode[]
}

export type PageNode = ElementNode | string

/** React's own names, where they are not HTML's. */
const names: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  maxlength: 'maxLength',
  datetime: 'dateTime',
  readonly: 'readOnly',
  value: 'defaultValue',
  checked: 'defaultChecked',
  novalidate: 'noValidate',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  colspan: 'colSpan',
  hreflang: 'hrefLang',
}

/**
 * Makes an element of its data.
 *
 * @param link - shows what leads to the site's own pages, with `to` (React Router) or `href`
 */
export function pageElement(
  node: PageNode,
  key: number,
  link: { component: ComponentType<never>; address: 'to' | 'href' } | undefined,
): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const properties: Record<string, unknown> = { key }
  for (const [name, value] of Object.entries(attributes)) properties[names[name] ?? name] = value
  const inside = children.map((child, index) => pageElement(child, index, link))
  const { href } = attributes
  if (tag !== 'a' || link === undefined || !href?.startsWith('/'))
    return createElement(tag, properties, ...inside)
  return createElement(
    link.component as ComponentType<Record<string, unknown>>,
    { ...properties, href: undefined, [link.address]: href },
    ...inside,
  )
}
