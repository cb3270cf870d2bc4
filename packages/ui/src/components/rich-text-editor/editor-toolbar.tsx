'use client'

import { useState } from 'react'
import { moveRovingFocus } from '../../focus/move-roving-focus.ts'
import type { RichTextEditorWords } from './rich-text-editor-words.ts'
import * as styles from './editor-surface.css.ts'
import { toolActions, type RichTextTool } from './rich-text-tool.ts'
import { ToolSign } from './tool-sign.tsx'

interface EditorToolbarProps {
  tools: readonly RichTextTool[]
  /** The tools that have where the caret is. */
  active: ReadonlySet<RichTextTool>
  controls: string
  disabled: boolean
  words: RichTextEditorWords
  onTool: (tool: RichTextTool) => void
}

/** The tools of an editor: one stop for Tab, arrow keys between them. Renders a `role="toolbar"`. */
export function EditorToolbar({
  tools,
  active,
  controls,
  disabled,
  words,
  onTool,
}: EditorToolbarProps) {
  const [stop, setStop] = useState(0)
  const reachable = Math.min(stop, tools.length - 1)

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={moveRovingFocus}
    >
      {tools.map((tool, index) => (
        <button
          key={tool}
          type="button"
          className={styles.tool}
          tabIndex={index === reachable ? 0 : -1}
          aria-label={words.tools[tool]}
          aria-pressed={active.has(tool)}
          aria-keyshortcuts={shortcutOf(tool)}
          title={words.tools[tool]}
          disabled={disabled}
          // The selection stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => onTool(tool)}
        >
          <ToolSign tool={tool} />
        </button>
      ))}
    </div>
  )
}

function shortcutOf(tool: RichTextTool): string {
  const keys = tool === 'link' ? 'k' : toolActions[tool].keys
  const spelt = keys.replace('-', '+').toUpperCase().replace('SHIFT', 'Shift')
  return `Control+${spelt} Meta+${spelt}`
}
