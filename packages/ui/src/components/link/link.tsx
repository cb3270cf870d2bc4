'use client'

import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react'

/** Component that renders a link. Receives the props of an `<a>` with an `href`. */
export type LinkComponent = ComponentType<ComponentProps<'a'> & { href: string }>

const LinkContext = createContext<LinkComponent | undefined>(undefined)

export interface LinkProviderProps {
  /** Component for all descendant links, such as the router's. */
  component: LinkComponent
  children: ReactNode
}

/** Sets the link component of all descendants, such as the router's. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>
}

/** Link. Renders an `<a>`, or the component of the surrounding `LinkProvider`. */
export function Link(props: ComponentProps<'a'> & { href: string }) {
  // Not JSX, which warns about spread props with a key in development.
  return createElement(useContext(LinkContext) ?? 'a', props)
}
