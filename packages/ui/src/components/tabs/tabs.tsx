'use client'

import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { moveRovingFocus } from '../../focus/move-focus.ts'
import * as styles from './tabs.css.ts'

/** Tab with its content. */
export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children'> {
  tabs: readonly Tab[]
  /** Accessible name of the tab list. */
  label: string
}

/**
 * Tabs with arrow-key navigation. Without JavaScript, all panels are visible, one below the other. Renders a `<div>`,
 * or nothing if there are no tabs.
 */
export function Tabs({ tabs, label, className, ...rest }: TabsProps) {
  const id = useId()
  const [selectedId, setSelectedId] = useState<string>()
  const selected = tabs.find((tab) => tab.id === selectedId) ?? tabs[0]
  if (selected === undefined) return null

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const index = moveRovingFocus(event)
    if (index !== undefined) setSelectedId(tabs[index]?.id)
  }

  return (
    <div className={className} {...rest}>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${index}-tab`}
            aria-selected={tab === selected}
            aria-controls={`${id}${index}`}
            tabIndex={tab === selected ? 0 : -1}
            className={styles.tab}
            onClick={({ currentTarget }) => {
              setSelectedId(tab.id)
              // Safari does not focus a clicked button.
              currentTarget.focus()
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${id}${index}`}
          aria-labelledby={`${id}${index}-tab`}
          hidden={tab !== selected}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that Tab moves the focus into the panel
          tabIndex={0}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
