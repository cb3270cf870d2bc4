import * as v from 'valibot'
import { group } from '../fields/group.ts'
import { link } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import type { UnknownSlice } from './unknown-slice.ts'
import { shareFields } from './share-fields.ts'

const label = v.nullable(v.string())
const noItems = v.array(v.unknown())

export const footerSchemas = {
  content: v.object({
    type: v.literal('content'),
    label,
    primary: group({ text: richText }),
    items: noItems,
  }),
  htmlContent: v.object({
    type: v.literal('htmlContent'),
    label,
    /** Markup as the editor typed it: sanitise it before it is shown. */
    primary: group({ html: text }),
    items: noItems,
  }),
  links: v.object({
    type: v.literal('links'),
    label,
    primary: group({ title: text }),
    items: v.array(group({ label: requiredText, url: link })),
  }),
  modal: v.object({
    type: v.literal('modal'),
    label,
    primary: group({
      id: text,
      label: text,
      title: text,
      text: richText,
      iframe: link,
      /** The frame is 16 to 9. */
      widescreen: yesNo(false),
    }),
    items: noItems,
  }),
  poweredBy: v.object({
    type: v.literal('poweredBy'),
    label,
    primary: group({ text }),
    items: noItems,
  }),
  share: v.object({
    type: v.literal('share'),
    label,
    primary: group({ title: text, ...shareFields }),
    items: noItems,
  }),
}

/** One part of the footer; told apart by `type`. */
export type FooterSlice =
  | v.InferOutput<(typeof footerSchemas)[keyof typeof footerSchemas]>
  | UnknownSlice
