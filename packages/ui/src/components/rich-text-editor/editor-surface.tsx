'use client'

import { useEffect, useRef, useState, type ComponentProps, type RefObject } from 'react'
import type Squire from 'squire-rte'
import { richText } from '../rich-text/rich-text.css.ts'
import { classNames } from '../../class-names.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { followControl, leaveControl, typeInto } from './follow-control.ts'
import { LinkForm } from './link-form.tsx'
import type { RichTextEditorWords } from './rich-text-editor-words.ts'
import * as styles from './editor-surface.css.ts'
import { toolActions, type RichTextTool } from './rich-text-tool.ts'
import { textToHtml } from './text-to-html.ts'

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
