import * as v from 'valibot'
import { choice } from './choice.ts'
import { colour } from './colour.ts'
import { group } from './group.ts'
import { link } from './link.ts'
import { requiredText, text } from './text.ts'
import { yesNo } from './yes-no.ts'

/** What a button does beyond leading somewhere; empty for a plain link. */
export const buttonLinkTypes = ['', 'signup', 'donate', 'login'] as const

export type ButtonLinkType = (typeof buttonLinkTypes)[number]

/**
 * The fields of a button (Spec §3, Button). Its `url` is empty for a `signup`, `donate` or `login` button
 * that uses the platform's own address.
 */
export const buttonEntries = {
  label: requiredText,
  url: link,
  linkType: choice(buttonLinkTypes, ''),
  style: choice(['primary', 'secondary', 'quiet'], 'primary'),
  id: text,
  standardButton: choice(['', 'fundraisingPage'], ''),
  background: colour,
  foreground: colour,
  block: yesNo(false),
}

/** A group of fields that is a button, such as `cta-label` and `cta-url`, which nest as `cta`. */
export const button = group(buttonEntries)

export const buttonSchema = v.object(buttonEntries)

/** A button (Spec §3): its words, where it leads or what it does, and its look. */
export type Button = v.InferOutput<typeof buttonSchema>
