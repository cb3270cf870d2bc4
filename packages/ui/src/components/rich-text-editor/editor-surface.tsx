'use client'

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import type Squire from 'squire-rte'
import { classNames } from '../../element-props.ts'
import { moveRovingFocus } from '../../focus/move-focus.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { followControl, dispatchFocusOut, typeInto } from './follow-control.ts'
import * as styles from './editor-surface.css.ts'
import type {
  RichTextEditorMessages,
  RichTextTool,
} from '../component-messages/control-messages.ts'

/** Methods of the editor that the tools use. */
export interface EditableText {
  hasFormat(tag: string): boolean
  bold(): unknown
  removeBold(): unknown
  italic(): unknown
  removeItalic(): unknown
  underline(): unknown
  removeUnderline(): unknown
  strikethrough(): unknown
  removeStrikethrough(): unknown
  makeUnorderedList(): unknown
  makeOrderedList(): unknown
  removeList(): unknown
}

interface ToolAction {
  /** Tag name of the element that the tool creates. */
  tag: string
  /** Key pressed with Ctrl or Cmd. Screen readers announce it. */
  shortcut: string
  on: (text: EditableText) => unknown
  off: (text: EditableText) => unknown
}

/** Actions of all tools except the link. */
export const toolActions: Readonly<Record<Exclude<RichTextTool, 'link'>, ToolAction>> = {
  bold: { tag: 'B', shortcut: 'b', on: (text) => text.bold(), off: (text) => text.removeBold() },
  italic: {
    tag: 'I',
    shortcut: 'i',
    on: (text) => text.italic(),
    off: (text) => text.removeItalic(),
  },
  underline: {
    tag: 'U',
    shortcut: 'u',
    on: (text) => text.underline(),
    off: (text) => text.removeUnderline(),
  },
  strikethrough: {
    tag: 'S',
    shortcut: 'Shift-7',
    on: (text) => text.strikethrough(),
    off: (text) => text.removeStrikethrough(),
  },
  bulletedList: {
    tag: 'UL',
    shortcut: 'Shift-8',
    on: (text) => text.makeUnorderedList(),
    off: (text) => text.removeList(),
  },
  numberedList: {
    tag: 'OL',
    shortcut: 'Shift-9',
    on: (text) => text.makeOrderedList(),
    off: (text) => text.removeList(),
  },
}

interface EditorSurfaceProps extends ComponentProps<'div'> {
  /** The loaded Squire class. */
  editor: typeof Squire
  sanitise: (html: string) => string
  /** Control that holds the value. */
  control: RefObject<HTMLTextAreaElement | null>
  /** Ref to the editable area. */
  surface: RefObject<HTMLDivElement | null>
  tools: readonly RichTextTool[]
  disabled: boolean
  messages: RichTextEditorMessages
}

const noTools: ReadonlySet<RichTextTool> = new Set()
/** Squire shortcuts that have no tool. */
const unusedShortcuts = ['Shift-5', 'Shift-6', '[', ']', 'd']

/** Toolbar and editable area of the rich text editor. */
export function EditorSurface({
  editor: Editor,
  sanitise,
  control,
  surface,
  tools,
  disabled,
  messages,
  className,
  ...rest
}: EditorSurfaceProps) {
  const editor = useRef<Squire>(null)
  const [active, setActive] = useState(noTools)
  const [link, setLink] = useState<string>()
  // Squire is created once and reads later values from here.
  const latest = useRef({ sanitise, tools })
  useEffect(() => {
    latest.current = { sanitise, tools }
  })

  useEffect(() => {
    const root = surface.current
    const textarea = control.current
    if (!root || !textarea) return undefined
    const hadFocus = textarea === document.activeElement
    const text = new Editor(root, {
      blockTag: 'P',
      addLinks: false,
      sanitizeToDOMFragment: (html) => toFragment(latest.current.sanitise(html)),
      didError: () => undefined,
    })
    // Only the link tool creates links. Detecting them in long text can take too long.
    text.linkRegExp = /(?!)/
    editor.current = text
    // Squire formats HTML differently. That alone is not a change of the value.
    let given = { value: '', html: '' }
    const put = (value: string) => {
      const html = textToHtml(value)
      text.setHTML(html)
      const written = latest.current.sanitise(text.getHTML())
      given = { value: html === value ? value : written, html: written }
    }
    put(textarea.value)
    if (hadFocus) text.focus().moveCursorToEnd()
    const has = (tool: RichTextTool) => latest.current.tools.includes(tool)
    const showLink = () => setLink(linkUnder(text)?.getAttribute('href') ?? '')
    setShortcuts(text, has, showLink)

    const write = () => {
      const html = isBlank(root) ? '' : latest.current.sanitise(text.getHTML())
      typeInto(textarea, html === given.html ? given.value : html)
    }
    const follow = () => {
      const now = latest.current.tools.filter((tool) =>
        tool === 'link' ? text.hasFormat('A') : text.hasFormat(toolActions[tool].tag),
      )
      setActive((before) =>
        before.size === now.length && now.every((tool) => before.has(tool)) ? before : new Set(now),
      )
    }
    text.addEventListener('input', write)
    for (const type of ['pathChange', 'select', 'input', 'keyup', 'mouseup'])
      text.addEventListener(type, follow)
    const stopFollowing = followControl(textarea, put)
    return () => {
      stopFollowing()
      text.destroy()
      editor.current = null
    }
  }, [Editor, control, surface])

  // Squire makes its root editable even if the field is disabled.
  useEffect(() => {
    surface.current?.setAttribute('contenteditable', String(!disabled))
  }, [disabled, surface])

  function use(tool: RichTextTool) {
    const text = editor.current
    if (!text) return
    if (tool === 'link') return setLink(linkUnder(text)?.getAttribute('href') ?? '')
    const { tag, on, off } = toolActions[tool]
    text.focus()
    if (text.hasFormat(tag)) off(text)
    else on(text)
  }

  function closeLink(address?: string) {
    setLink(undefined)
    const text = editor.current?.focus()
    if (!text || address === undefined) return
    const under = linkUnder(text)
    if (under) selectAll(text, under)
    if (address === '') text.removeLink()
    else text.makeLink(address)
  }

  return (
    <>
      <EditorToolbar
        {...{ tools, active, disabled, messages }}
        controls={rest.id ?? ''}
        onTool={use}
      />
      {link === undefined ? null : (
        <LinkForm
          current={link}
          messages={messages}
          onLink={closeLink}
          onClose={() => closeLink()}
        />
      )}
      <div
        {...rest}
        ref={surface}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea shows no formatting
        role="textbox"
        tabIndex={disabled ? -1 : 0}
        aria-multiline
        aria-disabled={disabled || undefined}
        className={classNames(styles.surface, className)}
        onBlur={({ relatedTarget }) => {
          if (control.current) dispatchFocusOut(control.current, relatedTarget)
        }}
      />
    </>
  )
}

function toFragment(html: string): DocumentFragment {
  const template = document.createElement('template')
  // oxlint-disable-next-line no-unsanitized/property -- it comes from the sanitiser
  template.innerHTML = html
  return document.importNode(template.content, true)
}

function isBlank(root: HTMLElement): boolean {
  const text = (root.textContent ?? '').replaceAll('\u200B', '')
  return text.trim() === '' && root.querySelector('img, iframe, hr') === null
}

function linkUnder(text: Squire): Element | null {
  const { commonAncestorContainer: node } = text.getSelection()
  const element = node instanceof Element ? node : node.parentElement
  const link = element?.closest('a') ?? null
  return link && text.getRoot().contains(link) ? link : null
}

function selectAll(text: Squire, element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  text.setSelection(range)
}

/** Enables the shortcuts of the available tools and disables all others. */
function setShortcuts(text: Squire, has: (tool: RichTextTool) => boolean, showLink: () => void) {
  const nothing = (_: Squire, event: KeyboardEvent) => event.preventDefault()
  for (const modifier of ['Ctrl-', 'Meta-']) {
    for (const key of unusedShortcuts) text.setKeyHandler(modifier + key, nothing)
    for (const [tool, { shortcut }] of Object.entries(toolActions))
      if (!has(tool as RichTextTool)) text.setKeyHandler(modifier + shortcut, nothing)
    if (has('link'))
      text.setKeyHandler(`${modifier}k`, (_, event) => {
        event.preventDefault()
        showLink()
      })
  }
  // Typing a star and a space would start a list.
  if (!has('bulletedList') || !has('numberedList')) text.setKeyHandler(' ', null)
}

interface EditorToolbarProps {
  tools: readonly RichTextTool[]
  /** Tools that are active at the caret. */
  active: ReadonlySet<RichTextTool>
  controls: string
  disabled: boolean
  messages: RichTextEditorMessages
  onTool: (tool: RichTextTool) => void
}

/** Toolbar with a single tab stop and arrow-key navigation. Renders a `role="toolbar"`. */
export function EditorToolbar({
  tools,
  active,
  controls,
  disabled,
  messages,
  onTool,
}: EditorToolbarProps) {
  const [stop, setStop] = useState(0)
  const reachable = Math.min(stop, tools.length - 1)

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={messages.toolbar}
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
          aria-label={messages.tools[tool]}
          aria-pressed={active.has(tool)}
          aria-keyshortcuts={shortcutOf(tool)}
          title={messages.tools[tool]}
          disabled={disabled}
          // Keep the selection.
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
  const key = tool === 'link' ? 'k' : toolActions[tool].shortcut
  const shortcut = key.replace('-', '+').toUpperCase().replace('SHIFT', 'Shift')
  return `Control+${shortcut} Meta+${shortcut}`
}

// View box of 32 by 32, like the kit's icons.
const signs: Readonly<Record<RichTextTool, string>> = {
  bold: 'M10 6h7.500a5 5 0 0 1 0 10H10zM10 16h9a5 5 0 0 1 0 10h-9z',
  italic: 'M13 6h10M9 26h10M18 6l-4 20',
  underline: 'M9 5v10a7 7 0 0 0 14 0V5M7 28h18',
  strikethrough:
    'M5 16h22M23 10c-1-3-4-4.500-7-4.500-4 0-7 2-7 5.200M9 22c1 3 4 4.500 7 4.500 4 0 7-2 7-5.200',
  bulletedList: 'M12 8h15M12 16h15M12 24h15M5.500 8v.1M5.500 16v.1M5.500 24v.1',
  numberedList:
    'M13 8h14M13 16h14M13 24h14M4.500 6.500L6.500 5v7M4.500 20.500c0-2.500 4-2.500 4 0 0 1.800-4 3-4 5.500h4',
  link: 'M14 18a6 6 0 0 0 8.500 0l4-4a6 6 0 0 0-8.500-8.500l-1.500 1.500M18 14a6 6 0 0 0-8.500 0l-4 4a6 6 0 0 0 8.500 8.500l1.500-1.500',
}

/** Icon of a tool. Renders an `<svg>`. */
export function ToolSign({ tool }: { tool: RichTextTool }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={tool === 'bold' ? 4 : 2.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={signs[tool]} />
    </svg>
  )
}

interface LinkFormProps {
  /** URL of the link at the caret. */
  current: string
  messages: RichTextEditorMessages
  /** Called with the new URL, or with empty text to remove the link. */
  onLink: (address: string) => void
  onClose: () => void
}

/** Input for the URL of a link. Renders a `<div>`, because a `<form>` cannot be nested in the page's form. */
export function LinkForm({ current, messages, onLink, onClose }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function set() {
    const address = normaliseLinkUrl(field.current?.value ?? '')
    if (address !== undefined) return onLink(address)
    setRefused(true)
    return field.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles Escape from any focused element inside
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField
        ref={field}
        label={messages.linkAddress}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={current}
        error={isRefused ? messages.linkError : undefined}
        className={styles.linkField}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // Enter would submit the surrounding form.
          event.preventDefault()
          set()
        }}
      />
      <Button emphasis="secondary" onClick={set}>
        {messages.setLink}
      </Button>
      {current === '' ? null : (
        <Button emphasis="tertiary" onClick={() => onLink('')}>
          {messages.removeLink}
        </Button>
      )}
    </div>
  )
}

const schemes = new Set(['http:', 'https:', 'mailto:'])
const hasScheme = /^[a-z][a-z\d+.-]*:/i
const isAddressOfPerson = /^[^\s@/:]+@[^\s@/:]+$/

/**
 * Normalises the typed URL of a link: adds `https:` to `example.org/x` and `mailto:` to an email address, and keeps
 * paths such as `/about`. Returns undefined for unsafe or invalid URLs.
 */
export function normaliseLinkUrl(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  // A second slash would make it a host.
  if (/^[/\\]{2}/.test(text)) return undefined
  if (/^[/?#]/.test(text)) return text
  if (isAddressOfPerson.test(text)) return `mailto:${text}`
  const address = hasScheme.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname } = new URL(address)
  if (!schemes.has(protocol)) return undefined
  return protocol === 'mailto:' || hostname.includes('.') ? address : undefined
}

const looksLikeMarkup = /<[a-z/!?]/i

/** Converts text that was typed before the editor loaded to paragraphs. HTML is unchanged. */
export function textToHtml(text: string): string {
  if (text.trim() === '' || looksLikeMarkup.test(text)) return text
  return text
    .split(/\r?\n/)
    .map((line) => `<p>${escapeHtml(line) || '<br>'}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
