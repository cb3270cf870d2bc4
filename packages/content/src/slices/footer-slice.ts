import * as v from 'valibot'
import { link } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import type { UnknownSlice } from './page-slice.ts'

const label = v.nullable(v.string())
const noItems = v.array(v.unknown())

export const footerSchemas = {
  content: v.object({
    type: v.literal('content'),
    label,
    primary: v.object({ text: richText }),
    items: noItems,
  }),
  htmlContent: v.object({
    type: v.literal('htmlContent'),
    label,
    /** Markup as the editor typed it: sanitise it before it is shown. */
    primary: v.object({ html: text }),
    items: noItems,
  }),
  links: v.object({
    type: v.literal('links'),
    label,
    primary: v.object({ title: text }),
    items: v.array(v.object({ label: requiredText, url: link })),
  }),
  modal: v.object({
    type: v.literal('modal'),
    label,
    primary: v.object({ id: text, label: text, title: text, text: richText, iframe: link }),
    items: noItems,
  }),
  poweredBy: v.object({
    type: v.literal('poweredBy'),
    label,
    primary: v.object({ text }),
    items: noItems,
  }),
  share: v.object({
    type: v.literal('share'),
    label,
    /** The ten ways to share (decisions.md): each is on when the editor says yes. */
    primary: v.object({
      title: text,
      facebook: yesNo(false),
      twitter: yesNo(false),
      linkedin: yesNo(false),
      pinterest: yesNo(false),
      messenger: yesNo(false),
      whatsapp: yesNo(false),
      telegram: yesNo(false),
      mail: yesNo(false),
      sms: yesNo(false),
      copy: yesNo(false),
    }),
    items: noItems,
  }),
}

/** One part of the footer; told apart by `type`. */
export type FooterSlice =
  | v.InferOutput<(typeof footerSchemas)[keyof typeof footerSchemas]>
  | UnknownSlice
