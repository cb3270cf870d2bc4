'use client'

import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import type Squire from 'squire-rte'
import { classNames } from '../../class-names.ts'
import { moveRovingFocus } from '../../focus/move-roving-focus.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../field/field.tsx'
import { richText } from '../rich-text/rich-text.css.ts'
import { followControl, leaveControl, typeInto } from './follow-control.ts'
import * as styles from './rich-text-editor.css.ts'
import type { RichTextEditorWords } from './rich-text-editor.tsx'

/** What the editor's toolbar can do. */
export type RichTextTool =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'bulletedList'
  | 'numberedList'
  | 'link'

/** The parts of the field that the editor's tools use. */
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
  /** The element that it makes. */
  tag: string
  /** Its keys after Ctrl or Cmd, as screen readers are told them. */
  keys: string
  on: (text: EditableText) => unknown
  off: (text: EditableText) => unknown
}

/** How each tool but the link works. */
export const toolActions: Readonly<Record<Exclude<RichTextTool, 'link'>, ToolAction>> = {
  bold: { tag: 'B', keys: 'b', on: (text) => text.bold(), off: (text) => text.removeBold() },
  italic: { tag: 'I', keys: 'i', on: (text) => text.italic(), off: (text) => text.removeItalic() },
  underline: {
    tag: 'U',
    keys: 'u',
    on: (text) => text.underline(),
    off: (text) => text.removeUnderline(),
  },
  strikethrough: {
    tag: 'S',
    keys: 'Shift-7',
    on: (text) => text.strikethrough(),
    off: (text) => text.removeStrikethrough(),
  },
  bulletedList: {
    tag: 'UL',
    keys: 'Shift-8',
    on: (text) => text.makeUnorderedList(),
    off: (text) => text.removeList(),
  },
  numberedList: {
    tag: 'OL',
    keys: 'Shift-9',
    on: (text) => text.makeOrderedList(),
    off: (text) => text.removeList(),
  },
}

interface EditorSurfaceProps extends ComponentProps<'div'> {
  /** The library's class, loaded already. */
  editor: typeof Squire
  sanitise: (html: string) => string
  /** Has the value. */
  control: RefObject<HTMLTextAreaElement | null>
  /** Reachable for whoever moves the focus. */
  surface: RefObject<HTMLDivElement | null>
  tools: readonly RichTextTool[]
  disabled: boolean
  words: RichTextEditorWords
}

const none: ReadonlySet<RichTextTool> = new Set()
/** What the library would do by itself and no tool stands for. */
const strayKeys = ['Shift-5', 'Shift-6', '[', ']', 'd']

/** The toolbar and what is written into. */
export function EditorSurface({
  editor: Editor,
  sanitise,
  control,
  surface,
  tools,
  disabled,
  words,
  ...rest
}: EditorSurfaceProps) {
  const editor = useRef<Squire>(null)
  const [active, setActive] = useState(none)
  const [link, setLink] = useState<string>()
  // The library is made once; what it is given later is looked up.
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
      sanitizeToDOMFragment: (html) => fragmentOf(latest.current.sanitise(html)),
      didError: () => undefined,
    })
    // Links come from their tool alone; looking for them in long text can take for ever.
    text.linkRegExp = /(?!)/
    editor.current = text
    // The library writes markup in a way of its own: that alone is no change of what was given.
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
    setKeys(text, has, showLink)

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
        {...{ tools, active, disabled, words }}
        controls={rest.id ?? ''}
        onTool={use}
      />
      {link === undefined ? null : (
        <LinkForm current={link} words={words} onLink={closeLink} onClose={() => closeLink()} />
      )}
      <div
        {...rest}
        ref={surface}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea shows no formatting
        role="textbox"
        tabIndex={disabled ? -1 : 0}
        aria-multiline
        aria-disabled={disabled || undefined}
        className={classNames(styles.surface, richText)}
        onBlur={({ relatedTarget }) => {
          if (control.current) leaveControl(control.current, relatedTarget)
        }}
      />
    </>
  )
}

function fragmentOf(html: string): DocumentFragment {
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

/** Keys for the tools that are there, and none for those that are not. */
function setKeys(text: Squire, has: (tool: RichTextTool) => boolean, showLink: () => void) {
  const nothing = (_: Squire, event: KeyboardEvent) => event.preventDefault()
  for (const modifier of ['Ctrl-', 'Meta-']) {
    for (const key of strayKeys) text.setKeyHandler(modifier + key, nothing)
    for (const [tool, { keys }] of Object.entries(toolActions))
      if (!has(tool as RichTextTool)) text.setKeyHandler(modifier + keys, nothing)
    if (has('link'))
      text.setKeyHandler(`${modifier}k`, (_, event) => {
        event.preventDefault()
        showLink()
      })
  }
  // A star and a space would begin a list.
  if (!has('bulletedList') || !has('numberedList')) text.setKeyHandler(' ', null)
}

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

// Drawn in a square of 32, as the kit's icons are.
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

/** The sign on a tool's button. Renders an `<svg>`. */
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
      focusable="false"
    >
      <path d={signs[tool]} />
    </svg>
  )
}

interface LinkFormProps {
  /** The address of the link under the caret. */
  current: string
  words: RichTextEditorWords
  /** Empty text removes the link. */
  onLink: (address: string) => void
  onClose: () => void
}

/** Asks for the address of a link. It is in another form, so it is none itself. */
export function LinkForm({ current, words, onLink, onClose }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => field.current?.focus(), [])

  function set() {
    const address = linkAddress(field.current?.value ?? '')
    if (address !== undefined) return onLink(address)
    setRefused(true)
    return field.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, from wherever the focus is in it
    <div
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <TextField
        ref={field}
        label={words.linkAddress}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={current}
        error={isRefused ? words.linkError : undefined}
        className={styles.linkField}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // It would send the form around.
          event.preventDefault()
          set()
        }}
      />
      <Button emphasis="secondary" onClick={set}>
        {words.setLink}
      </Button>
      {current === '' ? null : (
        <Button emphasis="tertiary" onClick={() => onLink('')}>
          {words.removeLink}
        </Button>
      )}
    </div>
  )
}

const schemes = new Set(['http:', 'https:', 'mailto:'])
const hasScheme = /^[a-z][a-z\d+.-]*:/i
const isAddressOfPerson = /^[^\s@/:]+@[^\s@/:]+$/

/**
 * What somebody typed as the address of a link: `example.org/x` gets its `https:`, an e-mail address
 * its `mailto:`; places within the site (`/about`) stay. Undefined for all that must not be linked to.
 */
export function linkAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  // A second slash would make it another host.
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

/** Text that was typed before the editor was there, as paragraphs. Markup stays as it is. */
export function textToHtml(text: string): string {
  if (text.trim() === '' || looksLikeMarkup.test(text)) return text
  return text
    .split(/\r?\n/)
    .map((line) => `<p>${escaped(line) || '<br>'}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
