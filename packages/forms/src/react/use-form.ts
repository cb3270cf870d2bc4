import { useState } from 'react'
import {
  createForm,
  type Form,
  type FormOptions,
  type FormValues,
  type ParsedValues,
  type FieldParsers,
} from '../index.ts'

/** The state of a form for as long as its component lives; later options are not looked at. */
export function useForm<
  Initial extends FormValues,
  // Without parsers nothing is parsed.
  Parse extends FieldParsers<Initial> = { readonly [Name in never]: never },
>(options: FormOptions<Initial, Parse>): Form<ParsedValues<Initial, Parse>> {
  const [form] = useState(() => createForm(options))
  return form
}
